'use client';

import { useMemo, useState } from 'react';
import { CategoryLinks } from './category-links';
import { CategoryPanel } from '@/components/islands/shared/categories/category-panel';
import { TabSet } from '@/components/islands/shared/categories/tab-set';
import { useEnhanced } from '@/components/islands/shared/use-enhanced';
import { createFocusHandover } from '@/components/islands/shared/focus-handover';
import { useLocationHash } from '@/components/islands/shared/location-hash';
import type { ServiceCategory } from '@/content/schemas/service';

interface CategoryTabsProps {
  categories: readonly ServiceCategory[];
  labels: { categories: string; empty: string };
}

/** The categories of a service: links to panels in the HTML, tabs once hydrated. */
export function CategoryTabs({ categories, labels }: CategoryTabsProps) {
  const enhanced = useEnhanced();
  const hash = useLocationHash();
  const panelIds = categories.map((_, index) => `category-${index + 1}`);
  const handovers = useMemo(() => categories.map(createFocusHandover), [categories]);
  // A tab chosen by hand applies until the fragment changes; otherwise the fragment decides.
  const [choice, setChoice] = useState({ hash: '', index: -1 });
  const linked = Math.max(panelIds.indexOf(hash), 0);
  const selected = choice.index >= 0 && choice.hash === hash ? choice.index : linked;

  if (categories.length === 0) return <CategoryPanel category={undefined} empty={labels.empty} />;
  return (
    <div data-enhanced={enhanced || undefined}>
      {enhanced ? (
        <TabSet
          layout="page"
          hasHeadings
          categories={categories}
          labels={labels}
          panelIds={panelIds}
          tabRefs={handovers.map(({ incoming }) => incoming)}
          selected={selected}
          onSelect={(index) => setChoice({ hash, index })}
        />
      ) : (
        <CategoryLinks
          categories={categories}
          empty={labels.empty}
          panelIds={panelIds}
          linkRefs={handovers.map(({ outgoing }) => outgoing)}
        />
      )}
    </div>
  );
}
