/**
 * A text as the source of a regular expression that matches nothing else, without signs that mean
 * something in the files for hosts, such as quotation marks and spaces.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\"'#;%\t ]/g, (sign) =>
    sign === '.' ? '\\.' : `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
