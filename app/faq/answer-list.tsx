import { Plus } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { findRoute } from '@/content/routes';
import type { FaqQuestion, FaqWebsiteEntry } from '@/content/schemas/faq';
import type { FaqPage } from '@/content/schemas/pages/faq';

interface AnswerListProps {
  page: FaqPage;
  questions: readonly FaqQuestion[];
  websiteEntries: readonly FaqWebsiteEntry[];
}

/**
 * All answers by topic, and the pages that the search finds: everything can be reached without it.
 */
export function AnswerList({ page, questions, websiteEntries }: AnswerListProps) {
  const topics = [...new Set(questions.map(({ category }) => category))];
  const questionsOn = (topic: string) => questions.filter(({ category }) => category === topic);
  return (
    <Container className="pb-section">
      <section aria-labelledby="answers">
        <h2 id="answers" className="text-heading font-semibold tracking-tight">
          {page.answersHeading}
        </h2>
        {topics.map((topic) => (
          <div
            key={topic}
            className="mt-10 grid gap-x-8 gap-y-2 border-t-2 border-ink pt-6 lg:grid-cols-12"
          >
            <h3 className="text-subheading font-semibold tracking-tight lg:col-span-4">{topic}</h3>
            <div className="divide-y divide-line lg:col-span-8">
              {questionsOn(topic).map(({ id, question, answer, link }) => (
                <details key={id} id={id} className="group">
                  <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-medium hover:text-accent">
                    {question}
                    <Plus
                      aria-hidden
                      className="shrink-0 text-muted transition-transform group-open:rotate-45"
                    />
                  </summary>
                  <div className="max-w-prose pt-2 pb-6 text-muted">
                    <p>{answer}</p>
                    {link && (
                      <SiteLink
                        href={link}
                        className="mt-2 inline-block py-1 font-medium text-accent underline underline-offset-4"
                      >
                        {findRoute(link)?.title}
                      </SiteLink>
                    )}
                  </div>
                </details>
              ))}
            </div>
          </div>
        ))}
      </section>
      <section
        aria-labelledby="pages"
        className="mt-10 grid gap-x-8 gap-y-4 border-t-2 border-ink pt-6 lg:grid-cols-12"
      >
        <h2 id="pages" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {page.pagesHeading}
        </h2>
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:col-span-8">
          {websiteEntries.map(({ id, question, answer, link }) => (
            <li key={id}>
              <SiteLink
                href={link}
                className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {question}
              </SiteLink>
              <p className="mt-1 text-small text-muted">{answer}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
