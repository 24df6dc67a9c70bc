/**
 * A value that the pages of sections have in the editor on a host, and no file: Decap tells the
 * files of a folder apart by a value only.
 */
export const OF_SECTIONS = { field: '_ofSections', value: 'yes' };
