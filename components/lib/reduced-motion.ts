/** Whether the visitor has asked for less motion; scripted motion has to ask, CSS cannot stop it. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
