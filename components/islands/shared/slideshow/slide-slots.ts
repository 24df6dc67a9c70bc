import type { ReactNode } from 'react';

/** @returns the name of a slide's slot */
export const slotOfSlide = (index: number) => `slide-${index}`;

/** The contents of slides as the slots of their island. */
export function slideSlots(contents: readonly ReactNode[]): Record<string, ReactNode> {
  return Object.fromEntries(contents.map((content, index) => [slotOfSlide(index), content]));
}
