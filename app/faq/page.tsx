import { AnswerList } from './answer-list';
import { HelpCard } from './help-card';
import { pageMetadata } from '@/components/lib/metadata';
import { PageIntro } from '@/components/sections/page-intro';
import { faqQuestions, faqWebsiteEntries } from '@/content/faq';
import { faqPage } from '@/content/pages/faq';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('faq'));

export default function FaqPage() {
  return (
    <>
      <PageIntro intro={faqPage.intro} />
      <AnswerList page={faqPage} questions={faqQuestions} websiteEntries={faqWebsiteEntries} />
      <HelpCard {...faqPage.help} />
    </>
  );
}
