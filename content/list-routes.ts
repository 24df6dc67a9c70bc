import type { Content } from '@/content/catalogue';
import { articlePath, servicePath } from '@/content/paths';
import { routeTable } from '@/content/route-table';
import type { Article } from '@/content/schemas/article';
import { routeList, type Route, type RouteInput } from '@/content/schemas/route';
import type { Service } from '@/content/schemas/service';
import type { Facts } from '@/engine/content/placeholders';
import { validate } from '@/engine/content/validate';
import { fillText } from '@/engine/islands/fill-text';

/** A service's own page, and one for each of its aliases. */
function routesOfService({ id, aliases, title, description, icon }: Service): RouteInput[] {
  const path = servicePath(id);
  const shared = { title, description, icon, label: title, parent: 'services' };
  return [
    { ...shared, key: `service/${id}`, path, menus: { footerServices: id } },
    ...aliases.map((alias) => ({
      ...shared,
      key: `service/${alias}`,
      path: servicePath(alias),
      canonical: path,
      robots: 'noindex' as const,
      inSitemap: false,
    })),
  ];
}

function routeOfArticle({ slug, icon, title, summary }: Article): RouteInput {
  return {
    key: `blog/${slug}`,
    path: articlePath(slug),
    parent: 'blog',
    title,
    description: summary,
    icon,
    label: title,
  };
}

/**
 * All routes of the site: those of the table with the texts of their pages, services and articles.
 *
 * @param articles those that are published
 * @throws ContentError if two routes have one path, key, title or description
 */
export function listRoutes(
  content: Content,
  articles: readonly Article[],
  facts: Facts,
): readonly Route[] {
  const pages = routeTable.map((structure): RouteInput => {
    const { title, description } = content[`pages/${structure.key}`];
    return { ...structure, path: fillText(structure.path, facts), title, description };
  });
  return validate(
    {
      file: 'content/route-table.ts',
      data: [
        ...pages,
        ...content.services.services.flatMap(routesOfService),
        ...articles.map(routeOfArticle),
      ],
    },
    routeList,
  );
}
