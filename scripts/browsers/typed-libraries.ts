import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  parseSync,
  type Directive,
  type Function as DeclaredFunction,
  type Statement,
  type TSSignature,
} from 'oxc-parser';

/** A replacement of a part of a text. */
type Edit = readonly [start: number, end: number, text: string];

/** The declarations of one of TypeScript's libraries. */
interface Library {
  /** Such as `es2023.array`. */
  name: string;
  text: string;
  body: readonly (Directive | Statement)[];
}

/** TypeScript's libraries for browsers. */
function readLibraries(): Library[] {
  const { resolve } = createRequire(
    createRequire(import.meta.url).resolve('typescript/package.json'),
  );
  const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
  const folder = join(dirname(resolve(`${platform}/package.json`)), 'lib');
  return readdirSync(folder).flatMap((file) => {
    const [, name] = /^lib\.((?:dom|es).*)\.d\.ts$/.exec(file) ?? [];
    if (!name) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return { name, text, body: parseSync(file, text).program.body };
  });
}

/** Interfaces by what they extend: MDN's data have the members of a mixin at those alone. */
function heirsIn(libraries: readonly Library[]): ReadonlyMap<string, readonly string[]> {
  const heirs = new Map<string, string[]>();
  for (const statement of libraries.flatMap(({ body }) => body)) {
    if (statement.type !== 'TSInterfaceDeclaration') continue;
    for (const { expression } of statement.extends) {
      if (expression.type !== 'Identifier') continue;
      heirs.set(expression.name, [...(heirs.get(expression.name) ?? []), statement.id.name]);
    }
  }
  return heirs;
}

/** The name in MDN's data of an interface: that of its constructor, or of all typed arrays. */
const mdnName = (name: string) =>
  name
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/, 'TypedArray');

/** Makes a member one that may be absent. What is not there has no effect when it is set. */
function absentMember(member: TSSignature): Edit[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const { key, start, end } = member;
  if (member.type === 'TSMethodSignature' && member.kind === 'set') return [[start, end, '']];
  const isMethod = member.type === 'TSMethodSignature' && member.kind === 'method';
  const isAccessor = member.type === 'TSMethodSignature' && !isMethod;
  return [
    ...(isMethod || member.readonly
      ? []
      : [[start, isAccessor ? key.start : start, 'readonly '] as const]),
    ...(member.optional
      ? []
      : [[key.end, isAccessor ? (member.returnType?.start ?? key.end) : key.end, '?'] as const]),
  ];
}

/** Makes a function one that may be absent. */
function absentFunction(declared: DeclaredFunction, text: string): Edit {
  const { declare, id, params, returnType, start, end } = declared;
  const taken = text.slice(params[0]?.start ?? 0, params.at(-1)?.end ?? 0);
  const returned = text.slice(returnType?.typeAnnotation.start ?? 0, returnType?.end ?? 0);
  const variable = `var ${id?.name}: ((${taken}) => ${returned}) | undefined;`;
  return [start, end, declare ? `declare ${variable}` : variable];
}

/**
 * TypeScript's libraries with everything optional that a browser lacks, so that code has to ask
 * before it uses such a member, as in `element.checkVisibility?.()`.
 *
 * @param support what `browserSupport` says
 * @returns texts by the library's name, without those that do not change
 */
export function librariesFor(
  support: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const libraries = readLibraries();
  const heirs = heirsIn(libraries);

  /** The browsers that lack the first of these features that MDN's data know. */
  const lackedBy = (...paths: string[]) => support.get(paths.find((one) => support.has(one)) ?? '');
  const globalLackedBy = (name: string) =>
    lackedBy(`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`) ?? [];
  const isGlobalLacked = (name: string) => globalLackedBy(name).length > 0;
  const isMemberLacked = (owner: string, name: string): boolean => {
    const [api, ...builtins] = ['api', 'javascript.builtins', 'javascript.builtins.Intl'].map(
      (part) => `${part}.${mdnName(owner)}.${name}`,
    );
    const browsers = lackedBy(`${api}`, ...builtins, `${api}_static`);
    if (!browsers) return (heirs.get(owner) ?? []).some((heir) => isMemberLacked(heir, name));
    // Whatever has an object of a kind that a browser lacks has asked for that kind.
    const without = globalLackedBy(mdnName(owner));
    return browsers.some((browser) => !without.includes(browser));
  };
  const editsOfMembers = (owner: string, members: readonly TSSignature[]) =>
    members.flatMap((member) =>
      'key' in member && member.key.type === 'Identifier' && isMemberLacked(owner, member.key.name)
        ? absentMember(member)
        : [],
    );

  /** @param namespace the object to which the declarations belong, if they are not global */
  const editsOf = (body: Library['body'], text: string, namespace?: string): Edit[] => {
    const isDeclaredLacked = (name: string) =>
      namespace ? isMemberLacked(namespace, name) : isGlobalLacked(name);
    return body.flatMap((statement): Edit[] => {
      switch (statement.type) {
        case 'TSInterfaceDeclaration':
          return editsOfMembers(statement.id.name, statement.body.body);
        case 'TSModuleDeclaration': {
          const { id, body: block } = statement;
          // Code that asks for a whole namespace, as by `'Temporal' in globalThis`, has all of it.
          if (id.type !== 'Identifier' || !block || isGlobalLacked(id.name)) return [];
          return editsOf(block.body, text, id.name);
        }
        case 'TSDeclareFunction':
          return isDeclaredLacked(statement.id?.name ?? '')
            ? [absentFunction(statement, text)]
            : [];
        case 'VariableDeclaration':
          return statement.declarations.flatMap(({ id }): Edit[] => {
            if (id.type !== 'Identifier' || !id.typeAnnotation) return [];
            const { typeAnnotation: type } = id.typeAnnotation;
            return [
              ...(type.type === 'TSTypeLiteral' ? editsOfMembers(id.name, type.members) : []),
              ...(isDeclaredLacked(id.name) ? [[type.end, type.end, ' | undefined'] as const] : []),
            ];
          });
        default:
          return [];
      }
    });
  };

  return new Map(
    libraries.flatMap((library) => {
      const edits = editsOf(library.body, library.text);
      if (edits.length === 0) return [];
      let position = 0;
      const parts = edits.map(([start, end, replacement]) => {
        const part = library.text.slice(position, start) + replacement;
        position = end;
        return part;
      });
      return [[library.name, parts.join('') + library.text.slice(position)] as const];
    }),
  );
}
