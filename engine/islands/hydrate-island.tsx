import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { readInput, restoreInput } from './kept-input';
import { SlotProvider, slotNodes } from './slot';

/**
 * Hydrates an island of the finished export as a React root of its own, with its own error
 * boundary. If the markup is not what React expects, because a translator or an extension has
 * changed it, only this island is rendered from scratch.
 *
 * @param island the element that `<Island>` rendered
 */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  const staticNodes = [...island.childNodes];
  // In a transition, React yields to the browser every few milliseconds while it hydrates.
  startTransition(() => {
    hydrateRoot(
      island,
      <IslandBoundary
        island={island}
        staticNodes={staticNodes}
        staticCopies={staticNodes.map((node) => node.cloneNode(true))}
      >
        <Hydrated island={island} staticNodes={staticNodes}>
          <SlotProvider content={{ nodes: slotNodes(island) }}>
            <Component {...props} />
          </SlotProvider>
        </Hydrated>
      </IslandBoundary>,
      { onRecoverableError: reportInDevelopment },
    );
  });
}

interface HydratedProps {
  island: HTMLElement;
  /** The nodes that were in the island before hydration. */
  staticNodes: readonly Node[];
  children: ReactNode;
}

/**
 * Marks the island as hydrated; restores the visitor's input if React rendered it from scratch.
 */
function Hydrated({ island, staticNodes, children }: HydratedProps) {
  // Read only now: the focus can move until React replaces the nodes, and is then lost.
  const { focused } = readInput(island);
  useEffect(() => {
    const wasReplaced = !staticNodes.some((node) => node.isConnected);
    if (wasReplaced) {
      const replaced = document.createElement('div');
      replaced.append(...staticNodes);
      restoreInput(island, { ...readInput(replaced), focused });
    }
    island.setAttribute('data-hydrated', '');
  }, [island, staticNodes, focused]);
  return children;
}

/** In production a mismatch is expected, because pages get altered; in development it is a bug. */
function reportInDevelopment(error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(error);
}
