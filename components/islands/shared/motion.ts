/** The media query for reduced motion, for listening to changes. */
export const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor prefers reduced motion. Only for use in the browser. */
export const prefersReducedMotion = () => reducedMotionQuery().matches;
