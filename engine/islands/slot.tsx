'use client';

import {
  createContext,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';

/** The content of an island's slots, by their names. */
type SlotContent =
  /** In Next's tree: the output of server components. */
  | { rendered: Readonly<Record<string, ReactNode>> }
  /** In the finished export: the nodes that are in the page. */
  | { nodes: Map<string, readonly Node[]> };

const SlotContext = createContext<SlotContent>({ rendered: {} });

interface SlotProviderProps {
  content: SlotContent;
  children: ReactNode;
}

/** Provides an island with the content of its slots. */
export function SlotProvider({ content, children }: SlotProviderProps) {
  return <SlotContext value={content}>{children}</SlotContext>;
}

interface SlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Unique within the island. */
  name: string;
  as?: 'div' | 'ol' | 'span';
  ref?: Ref<HTMLElement>;
}

/**
 * A placeholder in an island for server-rendered markup, whose content the island never renders. In
 * the finished export the existing nodes are adopted as they are; if the slot is mounted again,
 * because the island changed the element or was rendered from scratch, they are moved into it and
 * not parsed again.
 */
export function Slot(props: SlotProps) {
  const content = use(SlotContext);
  if ('nodes' in content) return <AdoptingSlot {...props} nodes={content.nodes} />;
  const { name, as = 'div', ref, ...rest } = props;
  const Element = as as 'div'; // All elements that a slot can be take the same props.
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} data-slot={name}>
      {content.rendered[name]}
    </Element>
  );
}

const subscribe = () => () => {};

/**
 * Makes React treat the content of an element as raw HTML, which it leaves alone. It must always be
 * this same object.
 */
const UNMANAGED_CONTENT = { __html: ' ' };

interface AdoptingSlotProps extends SlotProps {
  nodes: Map<string, readonly Node[]>;
}

function AdoptingSlot({ name, as = 'div', ref, nodes, ...rest }: AdoptingSlotProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [adopts] = useState(isHydrating);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      if (!adopts) element.append(...(nodes.get(name) ?? []));
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
      return () => {
        // Kept for the slot that replaces this one.
        nodes.set(name, [...element.childNodes]);
        if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [adopts, nodes, name, ref],
  );

  const Element = as as 'div'; // As in `Slot`.
  return (
    <Element
      {...rest}
      ref={attach}
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={adopts ? UNMANAGED_CONTENT : undefined}
    />
  );
}

/** The nodes in the slots of an island, by the slots' names. */
export function slotNodes(island: HTMLElement): Map<string, readonly Node[]> {
  // Slots of an island within a slot belong to that island.
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === island,
  );
  return new Map(slots.map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]));
}
