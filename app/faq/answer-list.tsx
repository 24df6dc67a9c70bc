import { Paragraph } from '@/components/ui/prose';
import { TopicAnswers } from './topic-answers';
import { linkStyle } from '@/components/sections/answer';
import { Container } from '@/components/ui/container';
import type { FaqQuestion } from '@/content/model/schemas/faq';
import type { FaqPage } from '@/content/model/schemas/pages/faq';

interface AnswerListProps {
  page: FaqPage;
  questions: readonly FaqQuestion[];
}

/** All answers by topic, so that the search is not the only way to them. */
export function AnswerList({ page, questions }: AnswerListProps) {
  const topics = [...new Set(questions.map(({ category }) => category))].map((name, index) => ({
    id: `Topic-${index + 1}`,
    name,
    questions: questions.filter(({ category }) => category === name),
  }));
  return (
    <section aria-labelledby="Answers">
      <Container className="@container pb-section">
        <h2 id="Answers" className="text-heading font-semibold tracking-tight">
          {page.answersHeading}
        </h2>
        <Paragraph className="mt-3 max-w-prose text-lead text-muted" text={page.answersText} />
        <nav aria-labelledby="Answers" className="mt-3 print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {topics.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={linkStyle}>
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
