/** The first line of a page's file, by which editors find its schema. */
export const PAGE_SCHEMA_LINE =
  '# yaml-language-server: $schema=../../model/schemas/json/page.json';
