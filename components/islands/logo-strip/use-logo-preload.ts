import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ClientLogo } from '@/content/schemas/collections';

/** After this a logo that is still on its way is given up: the others must not wait for it. */
const PATIENCE_MS = 3_000;

type Outcome = 'loaded' | 'missing';

/** Outcome by the logo's name. */
type Outcomes = Readonly<Record<string, Outcome>>;

interface LogoPreload {
  /** To be set on the element that holds one child a logo, with its image inside. */
  list: RefObject<HTMLUListElement | null>;
  /** Hide them: they are on their way, and none has failed. */
  waiting: boolean;
  /** Whether a logo cannot be had, so that its name is written instead. */
  isMissing: (name: string) => boolean;
  settle: (name: string, outcome: Outcome) => void;
}

/** What an image that the browser has asked for before us has come to. */
function outcomeOf({ complete, naturalWidth }: HTMLImageElement): Outcome | undefined {
  if (!complete) return undefined;
  return naturalWidth > 0 ? 'loaded' : 'missing';
}

/** Loads the images inside `list` at once, wherever they stand, and says what became of them. */
export function useLogoPreload(logos: readonly ClientLogo[]): LogoPreload {
  const list = useRef<HTMLUListElement>(null);
  // Nothing as long as only the server has spoken.
  const [outcomes, setOutcomes] = useState<Outcomes>();

  // Before the next paint: what is hidden must not be seen first.
  useLayoutEffect(() => {
    const found: Record<string, Outcome> = {};
    logos.forEach(({ name }, index) => {
      const image = list.current?.children[index]?.querySelector('img');
      if (!image) return;
      // The attribute is meant for visitors whom no script serves.
      image.loading = 'eager';
      const outcome = outcomeOf(image);
      if (outcome) found[name] = outcome;
    });
    setOutcomes((known) => ({ ...known, ...found }));
    const timer = setTimeout(() => {
      const late = Object.fromEntries(logos.map(({ name }) => [name, 'missing' as const]));
      setOutcomes((known) => ({ ...late, ...known }));
    }, PATIENCE_MS);
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
