import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { listPagePath, numbersAround, type JournalPage } from '@/content/model/journal-pages';
import type { BlogPage } from '@/content/model/schemas/pages/blog';
import { fillText } from '@/engine/islands/fill-text';

interface ListPagesProps {
  page: JournalPage;
  labels: BlogPage['pages'];
}

/** Shown where page numbers are left out. */
const GAP = '…';

const linkStyle =
  'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-4 hover:text-accent aria-[current=page]:text-muted aria-[current=page]:no-underline';

/** Links to the other pages of a long list; nothing for a list of one page. */
export function ListPages({ page: { first, number, count }, labels }: ListPagesProps) {
  if (count === 1) return null;
  const numbers = numbersAround(number, count);
  const step = (to: number, rel: 'prev' | 'next', label: string) =>
    to >= 1 &&
    to <= count && (
      <SiteLink href={listPagePath(first, to)} rel={rel} className={linkStyle}>
        {label}
      </SiteLink>
    );
  return (
    <Container className="pb-section print:hidden">
      <nav
        aria-label={labels.label}
        className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink pt-6 font-semibold"
      >
        {step(number - 1, 'prev', labels.newer)}
        <ul className="flex flex-wrap gap-x-1">
          {numbers.map((other, index) => (
            <li key={other} className="flex items-center">
              {other - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden>{GAP}</span>}
              <SiteLink
                href={listPagePath(first, other)}
                aria-label={fillText(labels.page, { page: other })}
                aria-current={other === number ? 'page' : undefined}
                className={linkStyle}
              >
                {other}
              </SiteLink>
            </li>
          ))}
        </ul>
        {step(number + 1, 'next', labels.older)}
      </nav>
    </Container>
  );
}
