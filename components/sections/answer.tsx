import { posix } from 'node:path';
import clsx from 'clsx/lite';
import { Plus } from 'lucide-react';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';
import { findLinked } from '@/content/model/routes';
import type { FaqQuestion } from '@/content/model/schemas/faq';

/** Style of links in lists of answers, to topics and to pages. */
export const linkStyle =
  'mt-2 inline-block py-1 font-medium text-accent underline underline-offset-4';

const pathOf = (link: string) => link.replace(/[?#].*$/s, '');

/** What a link is called: the title of its page, the name of its file, or where else it leads. */
function titleOf(link: string): string {
  const path = pathOf(link);
  if (path.startsWith('/')) return findLinked(path)?.title ?? posix.basename(path);
  const { host, pathname } = new URL(link);
  return host || pathname;
}

interface AnswerProps extends Pick<FaqQuestion, 'question' | 'answer' | 'link'> {
  id?: string;
  isLead?: boolean;
}

/** A question that opens its answer; the lead of a list is open and large. */
export function Answer({ id, question, answer, link, isLead }: AnswerProps) {
  return (
    <details open={isLead} className="group">
      <summary
        className={clsx(
          'flex cursor-pointer justify-between gap-6 hover:text-accent',
          isLead
            ? 'items-start text-heading font-semibold tracking-tight'
            : 'min-h-14 items-center py-3 font-medium',
        )}
      >
        {question}
        <Plus
          aria-hidden
          className={clsx(
            'shrink-0 text-muted transition-transform group-open:rotate-45 print:hidden',
            isLead && 'mt-2',
          )}
        />
      </summary>
      {/* The id is inside: a link to the `details` element itself would not open it. */}
      <div id={id} className="max-w-prose below-question pt-2 pb-6">
        <Paragraph text={answer} />
        {link && (
          <SiteLink href={link} lang={findLinked(pathOf(link))?.language} className={linkStyle}>
            {titleOf(link) + fileNote(link)}
          </SiteLink>
        )}
      </div>
    </details>
  );
}
