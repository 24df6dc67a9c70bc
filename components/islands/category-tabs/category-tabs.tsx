'use client';

import { Categories } from './categories';
import { useCategory } from '@/components/islands/shared/categories/use-category';
import { useLocationHash } from '@/components/islands/shared/location-hash';
import { useEnhanced } from '@/engine/islands/use-enhanced';
import type { ServiceCategory } from '@/content/model/schemas/service';

interface CategoryTabsProps {
  categories: readonly ServiceCategory[];
  labels: { categories: string; empty: string };
}

/** The categories of a service: links to panels in the HTML, tabs once hydrated. */
export function CategoryTabs({ categories, labels }: CategoryTabsProps) {
  const enhanced = useEnhanced();
  const hash = useLocationHash();
  const panelIds = categories.map((_, index) => `category-${index + 1}`);
  const linked = Math.max(panelIds.indexOf(hash), 0);
  const [selected, choose] = useCategory(hash, categories.length, linked);
  return (
    // The second attribute is also set before hydration, by `showOneCategory`.
    <div
      data-enhanced={enhanced || undefined}
      data-shows-one={enhanced ? '' : undefined}
      suppressHydrationWarning
    >
      <Categories
        panelIds={panelIds}
        categories={categories}
        labels={labels}
        enhanced={enhanced}
        selected={selected}
        onSelect={choose}
      />
    </div>
  );
}
