import { useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';

type Outcome = 'loaded' | 'failed';

/** Outcome by the logo's name; `undefined` as long as only the server has spoken. */
type Outcomes = Readonly<Record<string, Outcome>> | undefined;

interface LogoPreload {
  /** To be set on the element that holds the images, and nothing but the logos' images. */
  list: RefObject<HTMLUListElement | null>;
  /** Hide them: they are on their way, and none has failed. */
  waiting: boolean;
  /** Names of the logos to write as text. */
  failed: readonly string[];
  settle: (name: string, outcome: Outcome) => void;
}

/** What an image that the browser has asked for before us has come to. */
function outcomeOf({ complete, naturalWidth }: HTMLImageElement): Outcome | undefined {
  if (!complete) return undefined;
  return naturalWidth > 0 ? 'loaded' : 'failed';
}

/** Loads the images inside `list` at once, wherever they stand, and says what became of them. */
export function useLogoPreload(count: number): LogoPreload {
  const list = useRef<HTMLUListElement>(null);
  const [outcomes, add] = useReducer(
    (known: Outcomes, news: Outcomes): Outcomes => ({ ...known, ...news }),
    undefined,
  );

  // Before the next paint: what is hidden must not be seen first.
  useLayoutEffect(() => {
    const news: Record<string, Outcome> = {};
    for (const image of list.current?.querySelectorAll('img') ?? []) {
      // The attribute is meant for visitors whom no script serves.
      image.loading = 'eager';
      const outcome = outcomeOf(image);
      if (outcome) news[image.alt] = outcome;
    }
    add(news);
  }, []);

  const failed = Object.keys(outcomes ?? {}).filter((name) => outcomes?.[name] === 'failed');
  const firstFailed = failed[0];
  // The first stays the first, so this warns once.
  useEffect(() => {
    if (firstFailed === undefined) return;
    console.warn(`The logo of ${firstFailed} could not be loaded; its name stands in its place.`);
  }, [firstFailed]);

  return {
    list,
    waiting:
      outcomes !== undefined && firstFailed === undefined && Object.keys(outcomes).length < count,
    failed,
    settle: (name, outcome) => add({ [name]: outcome }),
  };
}
