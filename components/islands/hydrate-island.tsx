import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { readInput, restoreInput, type KeptInput } from './kept-input';
import { SlotProvider, standingNodes } from './slot';

/**
 * Lets React take over an island of the finished export: its own root, its own error boundary, and
 * nothing of Next's. Where the markup is no longer what React expects (a translator or an extension
 * was here first), React draws this island anew, and this island only.
 *
 * @param island the element that `<Island>` has rendered
 */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  const standing = [...island.childNodes];
  const focused = readInput(island).focused;
  hydrateRoot(
    island,
    <IslandBoundary
      island={island}
      standing={standing}
      pristine={standing.map((node) => node.cloneNode(true))}
      focused={focused}
    >
      <Hydrated island={island} standing={standing} focused={focused}>
        <SlotProvider content={{ standing: standingNodes(island) }}>
          <Component {...props} />
        </SlotProvider>
      </Hydrated>
    </IslandBoundary>,
    { onRecoverableError: reportInDevelopment },
  );
}

interface HydratedProps {
  island: HTMLElement;
  /** What stood in the island before. */
  standing: readonly Node[];
  focused: KeptInput['focused'];
  children: ReactNode;
}

/** Marks the island once it answers, and gives back what was typed if it had to be drawn anew. */
function Hydrated({ island, standing, focused, children }: HydratedProps) {
  useEffect(() => {
    const wasDrawnAnew = !standing.some((node) => node.isConnected);
    if (wasDrawnAnew) {
      const replaced = document.createElement('div');
      replaced.append(...standing);
      restoreInput(island, { ...readInput(replaced), focused });
    }
    island.setAttribute('data-hydrated', '');
  }, [island, standing, focused]);
  return children;
}

/** A page that was changed on its way is drawn anew without a word; a mistake of ours is not. */
function reportInDevelopment(error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(error);
}
