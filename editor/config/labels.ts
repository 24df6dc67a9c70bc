/** A label for a field without a title: `ctaText` becomes “Cta text”. */
export function labelFromKey(key: string): string {
  const words = key
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Plural endings and their singular; the first match applies. */
const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)ies$/i, 'y'],
  [/(?<=ss|x|ch|sh)es$/i, ''],
  [/(?<=[^isu])s$/i, ''],
];

/**
 * What one entry of a list is called, if its schema does not say it: an entry of “Questions” is a
 * “Question”.
 */
export function singular(label: string): string {
  const rule = SINGULAR.find(([plural]) => plural.test(label));
  return rule ? label.replace(rule[0], () => rule[1]) : label;
}
