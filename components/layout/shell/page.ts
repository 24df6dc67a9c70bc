import { byId, clickedLink, goToTop, leadsHere } from '@/components/layout/shell/dom';

/** Gives the header its shadow once the page is scrolled. */
export function markScrolled(): void {
  const header = byId('site-header');
  const update = () => header.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  // With the next frame, which lays the page out anyway: to ask now would do so twice.
  requestAnimationFrame(update);
}

/** A footer link shows its page from the top, also when that is the page it stands on. */
export function scrollFooterLinksToTop(): void {
  byId('site-footer').addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link || !leadsHere(link)) return;
    event.preventDefault();
    goToTop();
  });
}
