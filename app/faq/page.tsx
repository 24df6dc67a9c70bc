import { useTranslations } from 'next-intl';
import { AnswerList } from './answer-list';
import { FoundPages } from './found-pages';
import { HelpCard } from './help-card';
import { Island } from '@/components/islands/island';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { Sections } from '@/components/pages/page-of-sections';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { linkForIsland } from '@/components/seo/languages';
import { faqEntries, faqQuestions, faqWebsiteEntries } from '@/content/model/faq';
import { pathOf } from '@/content/model/routes';

export const metadata = metadataOf('faq');

export default pageOf('faq', function FaqPage({ route, copy }) {
  const t = useTranslations('toasts');
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro}>
        <Island
          name="faq-search"
          props={{
            id: 'FaqSearch',
            labels: copy.search,
            entries: faqEntries.map((entry) =>
              entry.link === undefined ? entry : { ...entry, link: linkForIsland(entry.link) },
            ),
            contactPath: linkForIsland(pathOf('contact')),
            topicsId: 'Answers',
          }}
        />
      </PageIntro>
      <AnswerList page={copy} questions={faqQuestions} />
      {faqWebsiteEntries.length > 0 && (
        <FoundPages heading={copy.pagesHeading} entries={faqWebsiteEntries} />
      )}
      <Sections route={route} sections={copy.sections} />
      <HelpCard {...copy.help} />
      <Island name="toaster" props={{ labels: { region: t('region'), close: t('close') } }} />
    </>
  );
});
