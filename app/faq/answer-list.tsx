import { TopicAnswers } from './topic-answers';
import { Container } from '@/components/ui/container';
import type { FaqQuestion } from '@/content/schemas/faq';
import type { FaqPage } from '@/content/schemas/pages/faq';

interface AnswerListProps {
  page: FaqPage;
  questions: readonly FaqQuestion[];
}

/** All answers by topic, so that the search is not the only way to them. */
export function AnswerList({ page, questions }: AnswerListProps) {
  const topics = [...new Set(questions.map(({ category }) => category))].map((name, index) => ({
    id: `topic-${index + 1}`,
    name,
    questions: questions.filter(({ category }) => category === name),
  }));
  return (
    <section aria-labelledby="answers">
      <Container className="@container pb-section">
        <div className="grid items-end gap-x-8 gap-y-4 @4xl:grid-cols-12">
          <div className="@4xl:col-span-7 @4xl:pe-8">
            <h2 id="answers" className="text-heading font-semibold tracking-tight">
              {page.answersHeading}
            </h2>
            <p className="mt-3 max-w-prose text-lead text-muted">{page.answersText}</p>
          </div>
          <nav aria-labelledby="answers" className="@4xl:col-span-5 print:hidden">
            <ul className="flex flex-wrap gap-x-6">
              {topics.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-block py-1.5 font-medium text-accent underline underline-offset-4 hover:text-ink"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {topics.map((topic) => (
          <TopicAnswers key={topic.id} {...topic} />
        ))}
      </Container>
    </section>
  );
}
