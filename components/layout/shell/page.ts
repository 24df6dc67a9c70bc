import { attempt, byId, closeMenus } from '@/components/layout/shell/dom';

/** Gives the header a shadow while the page is scrolled. */
export function markScrolled(): void {
  const header = byId('SiteHeader');
  const update = () => header.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  // In the next frame, which computes the layout anyway: reading `scrollY` now would force it
  // twice.
  requestAnimationFrame(update);
}

/** @returns the page's URL, decoded, and without `.html`, `/index.html` or a last slash */
function pageOf({ origin, pathname }: HTMLAnchorElement | Location): string {
  // No page of the site has a path that cannot be decoded.
  const path = attempt(() => decodeURIComponent(pathname));
  return origin + path?.replace(/(\/|(\/index)?\.html)$/, '');
}

function followLink(event: MouseEvent): void {
  // An island has followed the link, or the browser opens it elsewhere.
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    'a[href]:not([target],[download])',
  );
  if (!link) return;
  closeMenus();
  // Another query fills in a form, and a fragment leads to a part of the page; the skip link's, to
  // its top, would take the place of one that says what is open.
  const stays =
    ['', '#Main'].includes(link.hash) && (!link.search || link.search === location.search);
  if (!stays || pageOf(link) !== pageOf(location)) return;
  event.preventDefault();
  scrollTo(0, 0);
  byId('Main').focus({ preventScroll: true });
}

/**
 * Following a link closes the menus. A link to the current page, wherever it stands, keeps what was
 * typed and chosen there, and leads to the top.
 */
export function followLinks(): void {
  document.addEventListener('click', followLink);
}
