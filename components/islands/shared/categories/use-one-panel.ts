import { useEffect, useLayoutEffect, type RefObject } from 'react';

const panelsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('details') ?? [])];

/**
 * Opens the panel of the selected category and closes the others, and keeps room for the highest,
 * so that a change of category moves nothing below.
 *
 * @param box element that contains the panels, all `details`
 * @param enhanced false until hydration; until then `showOneCategory` does the same
 */
export function useOnePanel(
  box: RefObject<HTMLElement | null>,
  enhanced: boolean,
  selected: number,
): void {
  useLayoutEffect(() => {
    if (enhanced && box.current) keepRoom(box.current);
  }, [box, enhanced]);

  useLayoutEffect(() => {
    if (!enhanced) return;
    panelsIn(box.current).forEach((panel, index) => (panel.open = index === selected));
  }, [box, enhanced, selected]);

  useEffect(() => {
    const element = box.current;
    if (!enhanced || !element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      keepRoom(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, enhanced]);
}

function keepRoom(box: HTMLElement): void {
  const panels = panelsIn(box);
  const open = panels.map((panel) => panel.open);
  for (const panel of panels) panel.open = true;
  box.style.minHeight = `${Math.max(0, ...panels.map(({ offsetHeight }) => offsetHeight))}px`;
  panels.forEach((panel, index) => (panel.open = open[index] === true));
}
