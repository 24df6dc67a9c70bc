/** The part of Trusted Types that is used here; TypeScript's own library does not have it yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
  };
}
