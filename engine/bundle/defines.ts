/**
 * Values for `process.env.NAME` in a bundle, because browsers have no `process`.
 *
 * @param environment values by the variables' names
 * @returns them as JavaScript, by what they replace
 */
export function definesOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/**
 * Rejects a bundle that reads a variable without a value: it would throw in the browser.
 *
 * @param field the field of `site.config.ts` that gives variables their values
 * @throws Error that names each such variable
 */
export function refuseUnnamed(bundle: string, field: string): void {
  const names = [...bundle.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return;
  const list = [...new Set(names)].join(', ');
  throw new Error(
    `Scripts read variables of the environment that browsers do not have: ${list}. ` +
      `Give each its value in ${field} of site.config.ts; it may be an empty text.`,
  );
}
