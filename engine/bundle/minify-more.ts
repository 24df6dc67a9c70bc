import { minify, minifySync, type JsMinifyOptions } from '@swc/core';

/** @param kind whether the script's top-level names are local to it */
const optionsFor = (kind: 'module' | 'classic'): JsMinifyOptions => ({
  module: kind === 'module',
  ecma: 2020,
  compress: { passes: 2 },
  mangle: true,
});

/**
 * Minifies esbuild's output further with SWC.
 *
 * @throws Error if it cannot be parsed
 */
export async function minifyMore(script: string, kind: 'module' | 'classic'): Promise<string> {
  const { code } = await minify(script, optionsFor(kind));
  return code;
}

/**
 * Minifies an inline script, whose text may then not end its element.
 *
 * @throws Error if it cannot be parsed
 */
export function minifyInline(script: string): string {
  // Escapes text that would end the script element.
  return minifySync(script, { ...optionsFor('classic'), format: { inlineScript: true } }).code;
}
