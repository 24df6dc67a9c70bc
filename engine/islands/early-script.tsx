import 'server-only';

interface EarlyScriptProps {
  /** Sent as its source text, so it must not refer to anything outside itself. */
  run: () => void;
  /** Data attributes, which `run` reads from `document.currentScript`. */
  data: Readonly<Record<`data-${string}`, string>>;
}

/**
 * An inline script, for what only the browser knows and what must be applied before the rest of the
 * page is painted. The finishing step allows it by its hash; its text does not depend on the
 * language, so the policy needs only one hash for it.
 */
export function EarlyScript({ run, data }: EarlyScriptProps) {
  return (
    <script data-early="" {...data} dangerouslySetInnerHTML={{ __html: `(${String(run)})()` }} />
  );
}
