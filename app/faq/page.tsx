import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AnswerList } from './answer-list';
import { HelpCard } from './help-card';
import { FaqSearch } from '@/components/islands/faq-search/faq-search';
import { Toaster } from '@/components/islands/toaster/toaster';
import { pageMetadata } from '@/components/lib/metadata';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { faqEntries, faqQuestions, faqWebsiteEntries } from '@/content/faq';
import { faqPage } from '@/content/pages/faq';
import { pathOf, routeOf } from '@/content/routes';

const route = routeOf('faq');

export const metadata = pageMetadata(route);

export default function FaqPage() {
  const t = useTranslations('toasts');
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={faqPage.intro}>
        <FaqSearch
          labels={faqPage.search}
          entries={faqEntries}
          contactPath={pathOf('contact')}
          icon={<Search aria-hidden className="size-6" />}
        />
      </PageIntro>
      <AnswerList page={faqPage} questions={faqQuestions} websiteEntries={faqWebsiteEntries} />
      <HelpCard {...faqPage.help} />
      <Toaster labels={{ region: t('region'), close: t('close') }} />
    </>
  );
}
