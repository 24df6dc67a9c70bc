import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';
import { findRoute } from '@/content/routes';
import type { FaqQuestion } from '@/content/schemas/faq';

interface TopicAnswersProps {
  id: string;
  name: string;
  questions: readonly FaqQuestion[];
}

/** The answers on one topic: the first stands open and large, the others wait beside it. */
export function TopicAnswers({ id, name, questions: [lead, ...others] }: TopicAnswersProps) {
  return (
    <div
      id={id}
      className="mt-12 grid gap-x-8 gap-y-4 border-t-2 border-ink pt-5 @4xl:grid-cols-12"
    >
      <h3 className="font-semibold text-accent @4xl:col-span-full">{name}</h3>
      {lead && (
        <div className="@4xl:col-span-7 @4xl:pe-8">
          <Answer {...lead} isLead />
        </div>
      )}
      <div className="divide-y divide-line @4xl:col-span-5">
        {others.map((question) => (
          <Answer key={question.id} {...question} />
        ))}
      </div>
    </div>
  );
}

function Answer({ id, question, answer, link, isLead }: FaqQuestion & { isLead?: boolean }) {
  return (
    <details id={id} open={isLead} className="group">
      <summary
        className={clsx(
          'flex cursor-pointer list-none justify-between gap-6 hover:text-accent',
          isLead
            ? 'items-start text-heading font-semibold tracking-tight text-balance'
            : 'min-h-14 items-center py-3 font-medium',
        )}
      >
        {question}
        <Plus
          aria-hidden
          className={clsx(
            'shrink-0 text-muted transition-transform group-open:rotate-45',
            isLead && 'mt-2',
          )}
        />
      </summary>
      <div className={clsx('max-w-prose', isLead ? 'pt-4 pb-2' : 'pt-2 pb-6 text-muted')}>
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
  );
}
