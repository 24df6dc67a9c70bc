/**
 * A field that marks pages of sections in the editor on a host and is in no file: Decap can filter
 * the files of a folder only by the value of a field.
 */
export const OF_SECTIONS = { field: '_ofSections', value: 'yes' };
