import type { Messages } from 'next-intl';
import { chromeDictionary } from '@/components/layout/chrome-dictionary';
import original from '@/messages/en.json';
import { languages } from '@/messages/languages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.map((language) => ({ file: `${language}.json` }));
}

/** `/messages/<language>.json`: what the chrome script needs to show header and footer in it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const language = (await params).file.replace(/\.json$/, '');
  const { default: translation } = (await import(`@/messages/${language}.json`)) as {
    default: Messages;
  };
  return Response.json(chromeDictionary(original, translation, language));
}
