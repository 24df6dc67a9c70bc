import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** After this time a logo counts as missing, because the others should not wait for it. */
const TIMEOUT_MS = 3_000;

type Outcome = 'loaded' | 'missing';

/** Outcome by the logo's name. */
type Outcomes = Readonly<Record<string, Outcome>>;

interface LogoPreload {
  /** Ref for the element that contains one child per logo, with its image inside. */
  list: RefObject<HTMLUListElement | null>;
  /** Whether to hide the logos: some are still loading, and none has failed. */
  waiting: boolean;
  /** Whether a logo failed to load, so that its name is shown instead. */
  isMissing: (name: string) => boolean;
  settle: (name: string, outcome: Outcome) => void;
}

/**
 * The outcome of an image that the browser requested before hydration; undefined while it loads.
 */
function outcomeOf({ complete, naturalWidth }: HTMLImageElement): Outcome | undefined {
  if (!complete) return undefined;
  return naturalWidth > 0 ? 'loaded' : 'missing';
}

/** Loads the images inside `list` eagerly, and reports their outcomes. */
export function useLogoPreload(logos: readonly { name: string }[]): LogoPreload {
  const list = useRef<HTMLUListElement>(null);
  // Undefined on the server and during hydration.
  const [outcomes, setOutcomes] = useState<Outcomes>();

  // Before the next paint, so that the logos do not flash before they are hidden.
  useLayoutEffect(() => {
    const found: Record<string, Outcome> = {};
    logos.forEach(({ name }, index) => {
      const image = list.current?.children[index]?.querySelector('img');
      if (!image) return;
      // The attribute `loading="lazy"` is meant for visitors without scripts.
      image.loading = 'eager';
      const outcome = outcomeOf(image);
      if (outcome) found[name] = outcome;
    });
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows what has loaded
    setOutcomes((known) => ({ ...known, ...found }));
    const timer = setTimeout(() => {
      const late = Object.fromEntries(logos.map(({ name }) => [name, 'missing' as const]));
      setOutcomes((known) => ({ ...late, ...known }));
    }, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [logos]);

  const settled = Object.values(outcomes ?? {});
  return {
    list,
    waiting:
      outcomes !== undefined && settled.length < logos.length && !settled.includes('missing'),
    isMissing: (name) => outcomes?.[name] === 'missing',
    settle: (name, outcome) => setOutcomes((known) => ({ ...known, [name]: outcome })),
  };
}
