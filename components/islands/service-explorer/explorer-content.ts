import type { ReactNode } from 'react';
import type { ServiceCategory } from '@/content/schemas/service';

export interface ExplorerService {
  id: string;
  title: string;
  /** Path of the service's own page. */
  href: string;
  /** The service's drawing. */
  mark: ReactNode;
  categories: readonly ServiceCategory[];
}

export interface ExplorerLabels {
  categories: string;
  empty: string;
  /** `{n}` is replaced. */
  tasksAvailable: string;
  /** `{service}` is replaced, here and in `more`. */
  close: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  more: string;
}
