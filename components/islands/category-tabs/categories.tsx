import clsx from 'clsx/lite';
import {
  CategoryPanels,
  type CategoriesProps,
} from '@/components/islands/shared/categories/category-panels';
import { rowStyle } from '@/components/islands/shared/categories/category-style';
import { hasModifier } from '@/components/islands/shared/modifier-keys';

/** The category to go to, by key. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (index) => index,
};

/**
 * The categories of a service: links to their panels in the HTML, which become vertical tabs as
 * they are, so that no press is lost.
 */
export function Categories(props: CategoriesProps) {
  const { categories, labels, panelIds, enhanced, selected, onSelect } = props;
  if (categories.length === 0) return <p>{labels.empty}</p>;
  return (
    <div className="grid gap-8 @xl:grid-cols-12">
      <ul
        {...(enhanced
          ? {
              role: 'tablist',
              'aria-label': labels.categories,
              'aria-orientation': 'vertical',
            }
          : { role: 'list' })}
        className="@xl:col-span-5 print:hidden"
      >
        {categories.map(({ name }, index) => (
          <li key={name} role={enhanced ? 'none' : undefined}>
            <a
              href={`#${panelIds[index]}`}
              data-keys={Object.keys(moves).join()}
              {...(enhanced
                ? {
                    role: 'tab',
                    tabIndex: index === selected ? 0 : -1,
                    draggable: false,
                    'aria-selected': index === selected,
                    'aria-controls': panelIds[index],
                  }
                : { 'aria-current': index === 0 })}
              suppressHydrationWarning
              onClick={(event) => {
                if (hasModifier(event)) return;
                event.preventDefault();
                onSelect(index);
              }}
              onKeyDown={(event) => {
                const next = moves[event.key]?.(index, categories.length);
                if (next === undefined || hasModifier(event)) return;
                event.preventDefault();
                event.currentTarget.closest('ul')?.querySelectorAll('a')[next]?.focus();
                onSelect(next);
              }}
              className={clsx(
                rowStyle,
                'in-data-shows-one:aria-[current=true]:border-accent in-data-shows-one:aria-[current=true]:bg-surface in-data-shows-one:aria-[current=true]:text-accent',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <CategoryPanels layout="page" {...props} />
    </div>
  );
}
