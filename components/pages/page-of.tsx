import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { pageMetadata } from '@/components/seo/metadata';
import { findPage, type Copy, type Page } from '@/content/model/pages';
import type { RouteKey } from '@/content/model/route-table';
import { findRouteOf, hasPage } from '@/content/model/routes';
import type { Section } from '@/content/model/schemas/sections';

/**
 * A page of the route table, drawn from its route and its copy. If an owner has taken its file
 * away, or a translation has none, Next exports the 404 page in its place, which the finished
 * export leaves out.
 */
export function pageOf<Key extends RouteKey>(key: Key, Drawn: ComponentType<Page<Key>>) {
  return function PageOfTable() {
    const page = (hasPage(key) && findPage(key)) || notFound();
    return <Drawn {...page} />;
  };
}

/** The pages of the route table whose files list their sections. */
type KeyOfSections = {
  [Key in RouteKey]: Copy<Key> extends { sections: readonly Section[] } ? Key : never;
}[RouteKey];

/** A page of the route table that is composed of the sections in its content file. */
export function pageOfSections(key: KeyOfSections) {
  return pageOf(key, function PageOfFile({ route, copy }: Page<KeyOfSections>) {
    return <PageOfSections route={route} sections={copy.sections} />;
  });
}

/** The metadata of a page of the route table; empty if the page is missing or hidden. */
export function metadataOf(key: RouteKey): Metadata {
  const route = findRouteOf(key);
  return route ? pageMetadata(route) : {};
}
