import { useTranslations } from 'next-intl';
import { AnswerList } from './answer-list';
import { FoundPages } from './found-pages';
import { HelpCard } from './help-card';
import { Island } from '@/components/islands/island';
import { pageMetadata } from '@/components/seo/metadata';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { faqEntries, faqQuestions, faqWebsiteEntries } from '@/content/faq';
import { pathOf, routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const faqPage = content['pages/faq'];

const route = routeOf('faq');

export const metadata = pageMetadata(route);

export default function FaqPage() {
  const t = useTranslations('toasts');
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={faqPage.intro}>
        <Island
          name="faq-search"
          props={{
            id: 'FaqSearch',
            labels: faqPage.search,
            entries: faqEntries,
            contactPath: pathOf('contact'),
          }}
        />
      </PageIntro>
      <AnswerList page={faqPage} questions={faqQuestions} />
      <FoundPages heading={faqPage.pagesHeading} entries={faqWebsiteEntries} />
      <HelpCard {...faqPage.help} />
      <Island name="toaster" props={{ labels: { region: t('region'), close: t('close') } }} />
    </>
  );
}
