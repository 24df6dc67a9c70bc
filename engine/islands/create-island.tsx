import 'server-only';
import type { ComponentType, ReactNode } from 'react';
import { SlotProvider } from './slot';
import { toScriptJson } from './script-json';

/** The components of a site's islands, by the names of the islands. */
type Registry = Readonly<Record<string, (props: never) => ReactNode>>;

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : never;

interface IslandElementProps<Name, Props> {
  name: Name;
  /**
   * Props of the component. They must survive `JSON.stringify`: no elements, functions or dates.
   */
  props: Props & Serialisable<Props>;
  /** Markup for the island's slots, by their names. */
  slots?: Readonly<Record<string, ReactNode>>;
}

/** `T` if all of it survives `JSON.stringify`; `never` for whatever does not. */
type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | symbol | bigint | Date
    ? never
    : { [Key in keyof T]: Serialisable<T[Key]> };

/**
 * Makes the `<Island>` of a site: a part of the page that needs a script. Next renders it like any
 * client component; in the finished export `hydrateIsland` hydrates the element with its props.
 *
 * @param registry every island of the site; the bundle takes each from the folder of its name
 */
export function createIsland<Islands extends Registry>(registry: Islands) {
  return function Island<Name extends keyof Islands & string>({
    name,
    props,
    slots = {},
  }: IslandElementProps<Name, PropsOf<Islands[Name]>>) {
    // TypeScript does not know that the component and the props belong to the same name.
    const Component = registry[name] as unknown as ComponentType<object>;
    return (
      <>
        {/* Not in the accessibility tree, where React's listeners would put it: a screen reader
            that has begun to read would lose its place. */}
        <div role="presentation" data-island={name}>
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
  };
}
