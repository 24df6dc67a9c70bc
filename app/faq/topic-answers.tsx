import { Answer } from '@/components/sections/answer';
import type { FaqQuestion } from '@/content/model/schemas/faq';

interface TopicAnswersProps {
  id: string;
  name: string;
  questions: readonly FaqQuestion[];
}

/** The answers on one topic: the first is open and large, the others are closed beside it. */
export function TopicAnswers({ id, name, questions: [lead, ...others] }: TopicAnswersProps) {
  return (
    <div id={id} className="mt-12 border-t-2 border-ink pt-6">
      <h3 className="font-semibold text-accent">{name}</h3>
      <div className="mt-2 grid gap-x-8 @4xl:grid-cols-[3fr_2fr]">
        {lead && <Answer {...lead} isLead />}
        <div className="ruled">
          {others.map((question) => (
            <Answer key={question.id} {...question} />
          ))}
        </div>
      </div>
    </div>
  );
}
