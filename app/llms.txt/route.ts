import { absoluteUrl } from '@/components/seo/site-url';
import { siteSections } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { content } from '@/content/model/loaded';

const sitemapPage = content['pages/sitemap'];

export const dynamic = 'force-static';

/**
 * `/llms.txt`: the pages of the site with their descriptions, for language models (llmstxt.org).
 */
export function GET() {
  const sections = siteSections().map(({ parent, pages }) => {
    const heading = `## ${parent?.title ?? sitemapPage.mainHeading}`;
    const lines = [...(parent ? [parent] : []), ...pages].map(
      ({ title, path, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`,
    );
    return [heading, '', ...lines].join('\n');
  });
  const text = [`# ${site.name}`, `> ${site.description}`, ...sections].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
