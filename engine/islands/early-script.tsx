import 'server-only';

interface EarlyScriptProps {
  /** Is sent as its source text, so it refers to nothing outside itself. */
  run: () => void;
  /** What it finds as the data of `document.currentScript`. */
  data: Readonly<Record<`data-${string}`, string>>;
}

/**
 * An inline script, for what only the browser knows and what has to be applied before the rest of
 * the page is painted. The finishing step allows it by its hash; its text is the same in every language,
 * so that the policy gets one hash for it.
 */
export function EarlyScript({ run, data }: EarlyScriptProps) {
  return (
    <script data-early="" {...data} dangerouslySetInnerHTML={{ __html: `(${String(run)})()` }} />
  );
}
