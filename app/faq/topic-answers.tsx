import { posix } from 'node:path';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/file-note';
import { findRoute } from '@/content/routes';
import type { FaqQuestion } from '@/content/schemas/faq';

/** Links of this list, to topics and to pages. */
export const linkStyle =
  'mt-2 inline-block py-1 font-medium text-accent underline underline-offset-4';

interface TopicAnswersProps {
  id: string;
  name: string;
  questions: readonly FaqQuestion[];
}

/** The answers on one topic: the first stands open and large, the others wait beside it. */
export function TopicAnswers({ id, name, questions: [lead, ...others] }: TopicAnswersProps) {
  return (
    <div id={id} className="mt-12 border-t-2 border-ink pt-6">
      <h3 className="font-semibold text-accent">{name}</h3>
      <div className="mt-2 grid gap-x-8 @4xl:grid-cols-[3fr_2fr]">
        {lead && <Answer {...lead} isLead />}
        <div className="divide-y divide-line">
          {others.map((question) => (
            <Answer key={question.id} {...question} />
          ))}
        </div>
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
            ? 'items-start text-heading font-semibold tracking-tight'
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
      <div className="max-w-prose pt-2 pb-6">
        <p>{answer}</p>
        {link && (
          <SiteLink href={link} className={linkStyle}>
            {(findRoute(link)?.title ?? posix.basename(link)) + fileNote(link)}
          </SiteLink>
        )}
      </div>
    </details>
  );
}
