import type { Graph } from 'schema-dts';

/** A graph as the text of a `<script>`: no `<` in it, because one could end the element early. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
