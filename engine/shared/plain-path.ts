/** What stands in the files for hosts as it is, where a space, a quotation mark or `;` ends a word. */
export const PLAIN = /^[\p{L}\p{M}\p{N}~&._/-]*$/u;
