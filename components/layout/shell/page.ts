import { byId, clickedLink, goToTop, linksToCurrentPage } from '@/components/layout/shell/dom';

/** Gives the header a shadow while the page is scrolled. */
export function markScrolled(): void {
  const header = byId('SiteHeader');
  const update = () => header.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  // In the next frame, which computes the layout anyway: reading `scrollY` now would force it
  // twice.
  requestAnimationFrame(update);
}

/** Scrolls to the top if a footer link leads to the current page. */
export function scrollFooterLinksToTop(): void {
  byId('SiteFooter').addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link || !linksToCurrentPage(link)) return;
    event.preventDefault();
    goToTop();
  });
}
