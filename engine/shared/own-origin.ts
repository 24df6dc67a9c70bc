/**
 * A placeholder for the site's own origin while URLs are resolved, so that every other origin is
 * recognised as external.
 */
export const OWN_ORIGIN = 'http://export.invalid';
