import { Tab, TabGroup, TabList } from '@headlessui/react';
import { useRef } from 'react';
import { CategoryDetails } from '@/components/islands/shared/categories/category-details';
import {
  panelStyle,
  panelsStyle,
  rowStyle,
} from '@/components/islands/shared/categories/category-style';
import { useOnePanel } from '@/components/islands/shared/categories/use-one-panel';
import type { ServiceCategory } from '@/content/model/schemas/service';

interface PanelTabsProps {
  categories: readonly ServiceCategory[];
  labels: { categories: string; empty: string };
  panelIds: readonly string[];
  /** Index of the open category. */
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * The categories of the open service as vertical tabs. Only for what is rendered in the browser: in
 * HTML from the server Headless UI has a style attribute, which the security policy forbids.
 */
export function PanelTabs({ categories, labels, panelIds, selected, onSelect }: PanelTabsProps) {
  const panels = useRef<HTMLDivElement>(null);
  useOnePanel(panels, true, selected);
  if (categories.length === 0) return <p>{labels.empty}</p>;
  return (
    <TabGroup
      vertical
      selectedIndex={selected}
      onChange={onSelect}
      className="grid gap-6 @xl:grid-cols-12"
    >
      <TabList aria-label={labels.categories} className="@xl:col-span-5 print:hidden">
        {categories.map(({ name }) => (
          <Tab key={name} className={rowStyle}>
            {`${name} `}
          </Tab>
        ))}
      </TabList>
      <div ref={panels} className={panelsStyle}>
        {categories.map((category, index) => (
          <div
            key={category.name}
            id={panelIds[index]}
            role="tabpanel"
            tabIndex={index === selected ? 0 : -1}
            // Screen readers read a panel's own label; some read no name that another element gives.
            aria-label={category.name}
            className={panelStyle}
          >
            <CategoryDetails
              layout="panel"
              category={category}
              empty={labels.empty}
              onFound={() => index !== selected && onSelect(index)}
            />
          </div>
        ))}
      </div>
    </TabGroup>
  );
}
