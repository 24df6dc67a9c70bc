import { Answer } from '@/components/sections/answer';
import type { OwnProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import type { FaqQuestion } from '@/content/model/schemas/faq';

interface QuestionListProps extends OwnProps<'questions'> {
  questions: readonly FaqQuestion[];
}

/** Questions beside a heading; each opens its answer. */
export function QuestionList({ id, section, questions }: QuestionListProps) {
  return (
    <section aria-labelledby={id}>
      <Container className="grid gap-x-8 gap-y-6 py-section lg:grid-cols-12">
        <h2 id={id} className="with-next text-heading font-semibold tracking-tight lg:col-span-4">
          {section.heading}
        </h2>
        <div className="border-t-2 border-ink ruled lg:col-span-8">
          {/* Links to a question lead to the knowledge base, so only that page has its id. */}
          {questions.map(({ id: questionId, ...question }) => (
            <Answer key={questionId} {...question} />
          ))}
        </div>
      </Container>
    </section>
  );
}
