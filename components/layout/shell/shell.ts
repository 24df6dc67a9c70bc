/**
 * The one script that every page loads: it does what HTML and CSS cannot do for header, menus and
 * footer. `scripts/bundle-shell.ts` bundles it and limits its size; it uses no framework and no
 * packages.
 */
import { enhanceAboutMenu } from '@/components/layout/shell/about-menu';
import { showKeptToast } from '@/components/layout/shell/kept-toast';
import { followLanguage, keepChosenLanguage } from '@/components/layout/shell/language';
import { enhanceMobileMenu } from '@/components/layout/shell/mobile-menu';
import { followLinks, markScrolled } from '@/components/layout/shell/page';
import { afterPaint } from '@/engine/islands/after-paint';
import { reportVisit } from '@/components/layout/shell/insight';

// After the paint: until then HTML and CSS alone do nearly the same. Each of these functions takes
// milliseconds on a slow phone, so each is a task of its own, between which the page can respond.
afterPaint(() => {
  for (const enhance of [
    markScrolled,
    enhanceAboutMenu,
    enhanceMobileMenu,
    followLinks,
    keepChosenLanguage,
    followLanguage,
    showKeptToast,
    ...(process.env.INSIGHT_KIND ? [reportVisit] : []),
  ]) {
    setTimeout(enhance);
  }
});
