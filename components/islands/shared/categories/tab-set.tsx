'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import clsx from 'clsx';
import type { RefCallback } from 'react';
import { CategoryPanel } from './category-panel';
import { categoryLayout, categoryStyle } from './category-style';
import type { ServiceCategory } from '@/content/schemas/service';

export interface TabSetProps {
  categories: readonly ServiceCategory[];
  labels: { categories: string; empty: string };
  layout: keyof typeof categoryLayout;
  /** Index of the open category. */
  selected: number;
  onSelect: (index: number) => void;
  hasHeadings?: boolean;
  /** Ids of the panels, for links to them. */
  panelIds?: readonly string[];
  /** Refs that take over the focus of the links that the tabs replace. */
  tabRefs?: readonly RefCallback<HTMLElement>[];
}

/**
 * Categories as vertical tabs. Rendered in the browser only: on the server Headless UI adds a
 * hidden button with a `style` attribute, which the security policy forbids.
 */
export function TabSet({
  categories,
  labels,
  layout,
  selected,
  onSelect,
  hasHeadings,
  panelIds,
  tabRefs,
}: TabSetProps) {
  const classes = categoryLayout[layout];
  if (categories.length === 0) return <CategoryPanel category={undefined} empty={labels.empty} />;
  return (
    <TabGroup vertical selectedIndex={selected} onChange={onSelect} className={classes.root}>
      <TabList aria-label={labels.categories} className={classes.list}>
        {categories.map(({ name }, index) => (
          <Tab
            key={name}
            ref={tabRefs?.[index]}
            className={clsx(
              categoryStyle.row,
              index === selected ? categoryStyle.rowOn : categoryStyle.rowOff,
            )}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={clsx(categoryStyle.panels, classes.panels)}>
        {categories.map((category, index) => (
          <TabPanel
            key={category.name}
            static
            id={panelIds?.[index]}
            className={clsx(categoryStyle.panel, index !== selected && 'not-print:invisible')}
          >
            <CategoryPanel
              category={category}
              empty={labels.empty}
              hasHeading={hasHeadings}
              tasksClassName={classes.tasks}
            />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
