import clsx from 'clsx';
import { memo } from 'react';
import type { ServiceCategory } from '@/content/schemas/service';

interface CategoryPanelProps {
  /** Nothing where the service has no such category. */
  category: ServiceCategory | undefined;
  /** Said in place of tasks that are missing. */
  empty: string;
  /** Whether the category's name stands above its tasks. */
  hasHeading?: boolean;
  tasksClassName?: string;
}

/** What a tab opens: the tasks of one category. A change of tab draws none of them again. */
export const CategoryPanel = memo(function CategoryPanel({
  category,
  empty,
  hasHeading,
  tasksClassName,
}: CategoryPanelProps) {
  if (!category) return <p>{empty}</p>;
  return (
    <>
      {hasHeading && (
        <h3 className="mb-4 text-subheading font-semibold tracking-tight">{category.name}</h3>
      )}
      {category.tasks.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={clsx('wrap-anywhere', tasksClassName)}>
          {category.tasks.map((task) => (
            <li key={task} className="break-inside-avoid py-1.5">
              {task}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
