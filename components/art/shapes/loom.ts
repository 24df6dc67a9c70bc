import type { Shape } from '@/components/art/cloth';
import { grid } from '@/components/art/shapes/grid';

/** A cloth that was only begun: as many wefts as warps would fill it, and the first few are in. */
export const loom: Shape = (options, random) => {
  const cloth = grid({ ...options, wefts: options.warps }, random);
  return { ...cloth, wefts: cloth.wefts.slice(0, options.wefts) };
};
