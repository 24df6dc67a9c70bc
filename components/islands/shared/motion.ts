/** The live media query of the wish for less motion. */
export const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has asked the system for less motion. Only in the browser. */
export const prefersReducedMotion = () => reducedMotionQuery().matches;
