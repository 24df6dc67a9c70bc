import type { ServiceCategory } from '@/content/model/schemas/service';

/** A service in the explorer; the slot named after its id contains its drawing. */
export interface ExplorerService {
  id: string;
  title: string;
  /** Path of the service's own page. */
  href: string;
  categories: readonly ServiceCategory[];
}

export interface ExplorerLabels {
  categories: string;
  empty: string;
  /** `{n}` is replaced. */
  tasksAvailable: string;
  /** `{service}` is replaced, here and in `more`. */
  close: string;
  more: string;
}

/** Classes of the closed grid and of the open panel, by the number of services. */
export interface ExplorerLayout {
  columns: string;
  panelRows: string;
}
