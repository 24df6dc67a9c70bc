import { Clock, Globe, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { fillText } from '@/engine/islands/fill-text';
import { addressLines } from '@/content/model/office-address';
import { closedInWords, countryName, hoursInWords } from '@/content/model/rules/facts';
import type { ContactPage } from '@/content/model/schemas/pages/contact';
import type { Company } from '@/content/model/schemas/site';
import { language } from '@/messages/language';
import { SaidAfter } from '@/components/ui/said-after';

interface ContactCardsProps {
  page: ContactPage;
  site: Company;
}

const linkStyle =
  'decoration-line hover:text-accent hover:decoration-accent underline underline-offset-4';

/** All ways to reach the company except the form. */
export function ContactCards({ page: { cardsHeading, cards }, site }: ContactCardsProps) {
  const hours = hoursInWords(site.hours, language.code);
  const closed = closedInWords(site.hours, cards.closed, language.code);
  return (
    <section aria-labelledby="Reach" className="lg:col-span-5">
      <h2 id="Reach" className="text-heading font-semibold tracking-tight">
        {cardsHeading}
      </h2>
      <List className="mt-8 border-t-2 border-ink ruled">
        <Card icon={Mail} title={cards.email}>
          <a href={`mailto:${site.email}`} translate="no" className={linkStyle}>
            {site.email}
          </a>
        </Card>
        <Card icon={Phone} title={cards.phone}>
          <a href={`tel:${site.phone.e164}`} translate="no" className={linkStyle}>
            {site.phone.display}
          </a>
        </Card>
        {site.offices.map((office, index) => (
          <Card
            key={index}
            icon={MapPin}
            title={fillText(cards.office, {
              country: countryName(office.countryCode, language.code),
            })}
          >
            <address translate="no" className="not-italic">
              {addressLines(office).map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  <bdi>{line}</bdi>
                </Fragment>
              ))}
            </address>
            {office.hours && (
              <p className="mt-2 font-normal text-muted">
                {hoursInWords(office.hours, language.code, office.timeZone)}
              </p>
            )}
          </Card>
        ))}
        <Card icon={Globe} title={cards.website}>
          <ExternalLink href={site.url} className={linkStyle}>
            <span translate="no">{new URL(site.url).host}</span>
            <SaidAfter>{`(${cards.newTab})`}</SaidAfter>
          </ExternalLink>
        </Card>
        <Card icon={Clock} title={cards.hours}>
          <p>{hours}</p>
          {closed && <p className="text-muted">{closed}</p>}
          <Paragraph className="mt-2 font-normal text-muted" text={cards.roundTheClock} />
        </Card>
      </List>
    </section>
  );
}

interface CardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Card({ icon: Icon, title, children }: CardProps) {
  return (
    <li className="flex gap-5 py-5">
      <Icon aria-hidden className="mt-0.5 shrink-0 text-accent" strokeWidth={1.75} />
      <div>
        <h3 className="text-small text-muted">{title}</h3>
        <div className="mt-1 font-medium">{children}</div>
      </div>
    </li>
  );
}
