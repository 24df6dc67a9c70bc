import './globals.css';
import { font } from './font';
import type { Metadata, Viewport } from 'next';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { KeptToast } from '@/components/layout/kept-toast';
import { NoticeBar } from '@/components/layout/notice-bar';
import { PreviewBar } from '@/components/layout/preview-bar';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { withBasePath } from '@/content/model/base-path';
import { FAVICON_SIZE, iconPath } from '@/components/seo/site-icons';
import { feeds } from '@/components/seo/metadata';
import { absoluteUrl, isPreview } from '@/components/seo/site-url';
import { brand } from '@/content/model/brand';
import { site } from '@/content/model/site';
import { language } from '@/messages/language';
import { languages } from '@/messages/languages';
import { content } from '@/content/model/loaded';

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  title: site.name,
  description: site.description,
  // For the 404 page, which has no other.
  alternates: { types: feeds },
  icons: {
    // Safari before 26 shows no icon that is an SVG.
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: `${FAVICON_SIZE}x${FAVICON_SIZE}` },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath(iconPath('apple-touch-icon.png')),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brand.colours.light.surface },
    { media: '(prefers-color-scheme: dark)', color: brand.colours.dark.surface },
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
      data-languages={
        languages.length > 1 ? languages.map(({ code }) => code).join(' ') : undefined
      }
      className={font.variable}
      suppressHydrationWarning
    >
      <body className="bg-surface font-sans text-body text-ink antialiased">
        <SkipLink>{t('skipLink')}</SkipLink>
        {isPreview && <PreviewBar />}
        {notice && <NoticeBar {...notice} />}
        <SiteHeader />
        <main id="Main" tabIndex={-1} className="pt-bar">
          {children}
        </main>
        <SiteFooter />
        <KeptToast />
        {/* The page is complete without this script, so text and font load first. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- browsers defer modules */}
        <script type="module" src={withBasePath('/shell.js')} fetchPriority="low" />
      </body>
    </html>
  );
}
