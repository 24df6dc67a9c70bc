/**
 * The one script that every page loads: what HTML and CSS cannot do for header, menus and footer.
 * Bundled by `scripts/bundle-chrome.ts` and kept under 2 kB compressed; no framework, no packages.
 */
import { enhanceAboutMenu } from '@/components/layout/chrome/about-menu';
import { showKeptToast } from '@/components/layout/chrome/kept-toast';
import { rememberLanguage } from '@/components/layout/chrome/language';
import { enhanceMobileMenu } from '@/components/layout/chrome/mobile-menu';
import { leaveUnknownPage } from '@/components/layout/chrome/not-found';
import {
  markCurrentPage,
  markScrolled,
  scrollFooterLinksToTop,
} from '@/components/layout/chrome/page';
import { afterPaint } from '@/components/browser/after-paint';

leaveUnknownPage();
markCurrentPage();
markScrolled();
enhanceAboutMenu();
enhanceMobileMenu();
scrollFooterLinksToTop();
// The browser's storage takes milliseconds to answer on a slow phone, before which nothing is seen.
afterPaint(() => {
  rememberLanguage();
  showKeptToast();
});
