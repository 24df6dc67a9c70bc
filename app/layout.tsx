import './globals.css';
import type { Metadata, Viewport } from 'next';
import { useTranslations } from 'next-intl';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { darkPalette, palette } from '@/components/art/palette';
import { KeptToast } from '@/components/layout/kept-toast';
import { NoticeBar } from '@/components/layout/notice-bar';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { withBasePath } from '@/content/base-path';
import { iconPath } from '@/components/seo/site-icons';
import { absoluteUrl } from '@/components/seo/site-url';
import { site } from '@/content/site';
import { language } from '@/messages/language';
import { languages } from '@/messages/languages';
import { content } from '@/content/loaded';

/**
 * The latin subset of one variable font, with a fallback of matching metrics; `engine/fonts/`
 * subsets it further for the finished export. A font that arrives too late for the first paint is
 * used from the next page on: swapping it in would move lines, because the fallback matches only on
 * average.
 */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  display: 'optional',
});

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  title: site.name,
  description: site.description,
  // Next links `app/icon.svg` by itself only if no other icon is named.
  icons: {
    icon: { url: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    apple: withBasePath(iconPath('apple-touch-icon.png')),
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.surface },
    { media: '(prefers-color-scheme: dark)', color: darkPalette.surface },
  ],
};

/** The shell around every page. The shell's script works on its HTML, with or without React. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const notice = content.notice;
  return (
    <html
      lang={language.code}
      dir={language.direction === 'rtl' ? 'rtl' : undefined}
      data-languages={languages.map(({ code }) => code).join(' ')}
      data-base={withBasePath('/').replace(/\/?$/, '/')}
      className={figtree.variable}
      suppressHydrationWarning
    >
      <body className="bg-surface font-sans text-body text-ink antialiased">
        <SkipLink>{t('skipLink')}</SkipLink>
        {notice && <NoticeBar {...notice} />}
        <SiteHeader />
        <main id="Main" tabIndex={-1} className="pt-header">
          {children}
        </main>
        <SiteFooter />
        <KeptToast />
        {/* The page is complete without it, so text and font come first. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- browsers defer modules */}
        <script type="module" src={withBasePath('/shell.js')} fetchPriority="low" />
      </body>
    </html>
  );
}
