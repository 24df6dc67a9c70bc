import clsx from 'clsx';
import type { RefCallback } from 'react';
import { CategoryPanel } from '@/components/islands/shared/categories/category-panel';
import {
  categoryLayout,
  categoryStyle,
} from '@/components/islands/shared/categories/category-style';
import { List } from '@/components/ui/list';
import type { ServiceCategory } from '@/content/schemas/service';

interface CategoryLinksProps {
  categories: readonly ServiceCategory[];
  empty: string;
  panelIds: readonly string[];
  linkRefs: readonly RefCallback<HTMLElement>[];
}

/**
 * The categories in the static HTML: links that open their panel by `:target`, so that every
 * category can be read while the script is loading or if it fails to load. Without scripting, and
 * in print, all panels are shown below one another.
 */
export function CategoryLinks({ categories, empty, panelIds, linkRefs }: CategoryLinksProps) {
  const classes = categoryLayout.page;
  return (
    <div className={clsx('group/categories', classes.root)}>
      <List className={classes.list}>
        {categories.map(({ name }, index) => (
          <li key={name}>
            <a
              ref={linkRefs[index]}
              href={`#${panelIds[index]}`}
              className={clsx(
                categoryStyle.row,
                categoryStyle.rowOff,
                index === 0 &&
                  'not-group-has-target/categories:border-accent not-group-has-target/categories:bg-surface not-group-has-target/categories:text-accent noscript:border-line! noscript:bg-transparent! noscript:text-ink!',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </List>
      <div className={clsx(categoryStyle.panels, 'noscript:gap-10', classes.panels)}>
        {categories.map((category, index) => (
          <div
            key={category.name}
            id={panelIds[index]}
            className={clsx(
              categoryStyle.panel,
              index === 0
                ? 'not-print:group-has-target/categories:not-target:invisible noscript:visible!'
                : 'not-print:not-target:invisible noscript:visible!',
            )}
          >
            <CategoryPanel
              category={category}
              empty={empty}
              hasHeading
              tasksClassName={classes.tasks}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
