import { createIsland } from '@/engine/islands/create-island';
import { registry } from '@/components/islands/registry';

/** Places an island of this site in a page. */
export const Island = createIsland(registry);
