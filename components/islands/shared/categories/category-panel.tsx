import clsx from 'clsx';
import { memo } from 'react';
import { List } from '@/components/ui/list';
import type { ServiceCategory } from '@/content/schemas/service';

interface CategoryPanelProps {
  /** Undefined if the service has no such category. */
  category: ServiceCategory | undefined;
  /** Shown if there are no tasks. */
  empty: string;
  /** Whether to show the category's name above its tasks; on paper, without tabs, it always is. */
  hasHeading?: boolean;
  tasksClassName?: string;
}

/**
 * The content of a tab: the tasks of one category. Memoised, so that a change of tab rerenders no
 * panel.
 */
export const CategoryPanel = memo(function CategoryPanel({
  category,
  empty,
  hasHeading,
  tasksClassName,
}: CategoryPanelProps) {
  if (!category) return <p>{empty}</p>;
  return (
    <>
      {hasHeading ? (
        <h3 className="mb-4 text-subheading font-semibold tracking-tight">{category.name}</h3>
      ) : (
        <p className="hidden font-semibold print:block">{category.name}</p>
      )}
      {category.tasks.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <List className={clsx('wrap-anywhere', tasksClassName)}>
          {category.tasks.map((task) => (
            <li key={task} className="break-inside-avoid py-1.5">
              {task}
            </li>
          ))}
        </List>
      )}
    </>
  );
});
