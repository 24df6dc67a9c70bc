import { Picture } from '@/components/pictures/picture';
import type { OwnProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { Person } from '@/content/model/schemas/team';
import { Paragraph } from '@/components/ui/prose';

interface TeamProps extends OwnProps<'team'> {
  people: readonly Person[];
}

/** People of the company: three in a row, and on a phone each beside their picture, or below it. */
export function Team({ id, section: { heading, text }, people }: TeamProps) {
  return (
    <section aria-labelledby={id}>
      <Container className="py-section">
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        {text && <Paragraph className="mt-4 max-w-prose text-lead text-muted" text={text} />}
        <List className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {people.map((person, index) => (
            <li key={person.name} className="flex flex-wrap gap-5 md:block">
              <Picture
                id={`${id}-${index + 1}`}
                image={person.image}
                place="person"
                className="w-28 shrink-0 self-start md:w-auto"
              />
              <div className="min-w-min grow basis-32 border-t-4 border-accent pt-3 md:border-t-0 md:pt-5">
                <h3 className="text-subheading font-semibold tracking-tight">{person.name}</h3>
                <p className="mt-1 font-semibold text-accent">{person.role}</p>
                <Paragraph className="mt-2 text-muted" text={person.text} />
              </div>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
