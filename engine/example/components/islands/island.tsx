import { createIsland } from '../../../islands/create-island';
import { registry } from './registry';

export const Island = createIsland(registry);
