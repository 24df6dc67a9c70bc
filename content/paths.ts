/** @returns the path of the page of the service `id` */
export function servicePath(id: string): string {
  return `/service/${id}`;
}

/** @returns the path of the article `slug` */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
