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
        <div className="grid items-end gap-x-8 gap-y-3 @4xl:grid-cols-12">
          <h2 id="answers" className="text-heading font-semibold tracking-tight @4xl:col-span-7">
            {page.answersHeading}
          </h2>
          <p className="text-muted @4xl:col-span-5">{page.answersText}</p>
        </div>
        <nav aria-labelledby="answers" className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-x-8">
            {topics.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 text-lead font-medium text-accent underline underline-offset-4 hover:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {topics.map((topic) => (
          <TopicAnswers key={topic.id} {...topic} />
        ))}
      </Container>
    </section>
  );
}
