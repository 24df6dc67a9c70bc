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

/** Where the slots of an island get their content, by their names. */
type SlotContent =
  /** In Next's tree: what server components have rendered. */
  | { rendered: Readonly<Record<string, ReactNode>> }
  /** In the finished export: the nodes that stand in the page. */
  | { standing: Map<string, readonly Node[]> };

const SlotContext = createContext<SlotContent>({ rendered: {} });

interface SlotProviderProps {
  content: SlotContent;
  children: ReactNode;
}

/** Hands an island the content of its slots. */
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
 * The place in an island for markup that only the server knows: an element whose inside the island
 * never renders. In the finished export the nodes that stand in the page are adopted as they are; if
 * the slot comes anew, because the island drew another element or had to be drawn again, they are
 * moved into it and not parsed again.
 */
export function Slot(props: SlotProps) {
  const content = use(SlotContext);
  if ('standing' in content) return <AdoptingSlot {...props} standing={content.standing} />;
  const { name, as = 'div', ref, ...rest } = props;
  const Element = as as 'div'; // The elements that a slot can be take the same props.
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} data-slot={name}>
      {content.rendered[name]}
    </Element>
  );
}

const subscribe = () => () => {};

/** Makes React take the inside of an element for text, which it leaves alone. Always this object. */
const INSIDE_IS_NOT_OURS = { __html: ' ' };

interface AdoptingSlotProps extends SlotProps {
  standing: Map<string, readonly Node[]>;
}

function AdoptingSlot({ name, as = 'div', ref, standing, ...rest }: AdoptingSlotProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [adopts] = useState(isHydrating);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      if (!adopts) element.append(...(standing.get(name) ?? []));
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
      return () => {
        // For the slot that takes this one's place.
        standing.set(name, [...element.childNodes]);
        if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [adopts, standing, name, ref],
  );

  const Element = as as 'div'; // As in `Slot`.
  return (
    <Element
      {...rest}
      ref={attach}
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={adopts ? INSIDE_IS_NOT_OURS : undefined}
    />
  );
}

/** The nodes that stand in the slots of an island, by the slots' names. */
export function standingNodes(island: HTMLElement): Map<string, readonly Node[]> {
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')];
  return new Map(slots.map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]));
}
