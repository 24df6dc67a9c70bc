/** Values for `process.env.NAME` in a bundle, because browsers have no `process`. */
export function definesOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
