/**
 * The one script that every page loads: what HTML and CSS cannot do for header, menus and footer.
 * Bundled by `scripts/bundle-shell.ts` and kept under 2 kB compressed; no framework, no packages.
 */
import { enhanceAboutMenu } from '@/components/layout/shell/about-menu';
import { showKeptToast } from '@/components/layout/shell/kept-toast';
import { rememberLanguage } from '@/components/layout/shell/language';
import { enhanceMobileMenu } from '@/components/layout/shell/mobile-menu';
import { leaveUnknownPage } from '@/components/layout/shell/not-found';
import { markScrolled, scrollFooterLinksToTop } from '@/components/layout/shell/page';
import { afterPaint } from '@/components/browser/after-paint';

leaveUnknownPage();
markScrolled();
enhanceAboutMenu();
enhanceMobileMenu();
scrollFooterLinksToTop();
// The browser's storage takes milliseconds to answer on a slow phone, before which nothing is seen.
afterPaint(() => {
  rememberLanguage();
  showKeptToast();
});
