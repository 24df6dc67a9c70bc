import type { ComponentProps } from 'react';
import { CategoryPanel } from './category-panel';

interface CategoryDetailsProps extends ComponentProps<typeof CategoryPanel> {
  /** Called when it is open, also because the browser has found a text in it. */
  onFound: () => void;
}

/**
 * What a panel contains. Where it is not shown it is closed: browsers search a closed `details`, and
 * open it when they find something, in a saved page, too.
 */
export function CategoryDetails({ onFound, ...panel }: CategoryDetailsProps) {
  return (
    <details
      open
      suppressHydrationWarning
      onToggle={({ currentTarget }) => currentTarget.open && onFound()}
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- never shown; without it,
          browsers would show a word of their own */}
      <summary className="hidden" />
      <CategoryPanel {...panel} />
    </details>
  );
}
