/**
 * What a view transition calls the same thing on two pages, such as the title on a service's card
 * and the heading of its page. `app/globals.css` reads it from `data-shared`.
 *
 * @param id of the content; an ampersand is no part of a CSS name
 */
export const sharedNameOf = (id: string) => `title-${id.replaceAll('&', 'and')}`;
