/** Variables of a build as what `process.env.NAME` stands for in a bundle, which has no `process`. */
export function definesOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
