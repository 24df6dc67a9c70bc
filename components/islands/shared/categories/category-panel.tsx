import clsx from 'clsx/lite';
import { memo } from 'react';
import { List } from '@/components/ui/list';
import type { ServiceCategory } from '@/content/model/schemas/service';

interface CategoryPanelProps {
  category: ServiceCategory;
  /** Shown if there are no tasks. */
  empty: string;
  layout: 'page' | 'panel';
}

/**
 * The tasks of one category, below its name. Memoised, so that a change of tab rerenders no panel.
 */
export const CategoryPanel = memo(function CategoryPanel({
  category: { name, tasks },
  empty,
  layout,
}: CategoryPanelProps) {
  return (
    <>
      {layout === 'page' ? (
        <h3 className="mb-4 text-subheading font-semibold tracking-tight">{name}</h3>
      ) : (
        <p className="sr-only font-semibold print:not-sr-only">{name}</p>
      )}
      {tasks.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <List className={clsx('wrap-anywhere', layout === 'page' && 'ruled *:py-2.5')}>
          {tasks.map((task) => (
            <li key={task} className="break-inside-avoid py-1.5">
              {task}
            </li>
          ))}
        </List>
      )}
    </>
  );
});
