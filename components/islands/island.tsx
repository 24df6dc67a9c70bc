import 'server-only';
import type { ComponentType, ReactNode } from 'react';
import { registry, type IslandName, type IslandProps } from './registry';
import { SlotProvider } from './slot';
import { toScriptJson } from '@/components/server/script-json';

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  /**
   * Props of the component. They must survive `JSON.stringify`: no elements, functions or dates.
   */
  props: IslandProps<Name> & Serialisable<IslandProps<Name>>;
  /** Markup for the island's slots, by their names. */
  slots?: Readonly<Record<string, ReactNode>>;
}

/** The same type if all of it survives `JSON.stringify`; `never` for whatever does not. */
type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | symbol | bigint | Date
    ? never
    : { [Key in keyof T]: Serialisable<T[Key]> };

/**
 * A part of the page that needs a script. Next renders it like any client component; in the
 * finished export `hydrateIsland` hydrates this element with the props next to it.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  slots = {},
}: IslandElementProps<Name>) {
  // TypeScript does not know that the component and the props belong to the same name.
  const Component = registry[name] as ComponentType<object>;
  return (
    <>
      <div data-island={name} className="contents">
        <SlotProvider content={{ rendered: slots }}>
          <Component {...props} />
        </SlotProvider>
      </div>
      <script
        type="application/json"
        data-island-props
        dangerouslySetInnerHTML={{ __html: toScriptJson(props) }}
      />
    </>
  );
}
