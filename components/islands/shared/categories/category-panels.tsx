import { useRef } from 'react';
import { CategoryPanel } from './category-panel';
import { useOnePanel } from './use-one-panel';
import type { ServiceCategory } from '@/content/model/schemas/service';

/** The categories of a service, one of which is open. */
export interface CategoriesProps {
  categories: readonly ServiceCategory[];
  labels: { categories: string; empty: string };
  panelIds: readonly string[];
  /** Whether the links are tabs by now. */
  enhanced: boolean;
  /** Index of the open category. */
  selected: number;
  onSelect: (index: number) => void;
}

interface CategoryPanelsProps extends CategoriesProps {
  layout: 'page' | 'panel';
}

/**
 * The panels, which are all in one place where only one is shown. One that is not shown is a closed
 * `details`: browsers search it, and open it when they find something, in a saved page, too.
 */
export function CategoryPanels(props: CategoryPanelsProps) {
  const { categories, labels, panelIds, enhanced, selected, onSelect, layout } = props;
  const panels = useRef<HTMLDivElement>(null);
  useOnePanel(panels, enhanced, selected);
  return (
    <div
      ref={panels}
      suppressHydrationWarning
      className="grid content-start gap-10 not-print:in-data-shows-one:gap-0 @xl:col-span-7"
    >
      {categories.map((category, index) => (
        <div
          key={category.name}
          id={panelIds[index]}
          {...(enhanced && {
            role: 'tabpanel',
            tabIndex: index === selected ? 0 : -1,
            // Screen readers read a panel's own label; some read no name that another element gives.
            'aria-label': category.name,
          })}
          // Web clippers keep what has `content` in its class, and take some tasks for navigation.
          className="col-start-1 grid min-w-0 content-start not-print:in-data-shows-one:row-start-1"
        >
          <details
            open
            suppressHydrationWarning
            // Also because the browser has found a text in it.
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && enhanced && index !== selected) onSelect(index);
            }}
          >
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- never shown; without it,
                browsers would show a word of their own */}
            <summary className="hidden" />
            <CategoryPanel layout={layout} category={category} empty={labels.empty} />
          </details>
        </div>
      ))}
    </div>
  );
}
