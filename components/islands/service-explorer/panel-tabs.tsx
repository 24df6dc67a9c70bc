import { Tab, TabGroup, TabList } from '@headlessui/react';
import {
  CategoryPanels,
  type CategoriesProps,
} from '@/components/islands/shared/categories/category-panels';
import { rowStyle } from '@/components/islands/shared/categories/category-style';

/**
 * The categories of the open service as vertical tabs. Only for what is rendered in the browser: in
 * HTML from the server Headless UI has a style attribute, which the security policy forbids.
 */
export function PanelTabs(props: Omit<CategoriesProps, 'enhanced'>) {
  const { categories, labels, selected, onSelect } = props;
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
      <CategoryPanels layout="panel" enhanced {...props} />
    </TabGroup>
  );
}
