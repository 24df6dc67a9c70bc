import { Day, Names } from './office-day-drawing';
import { Island } from '@/components/islands/island';
import {
  localHours,
  minutesOf,
  type OfficeHours,
} from '@/components/islands/office-clock/office-hours';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { fillText } from '@/engine/islands/fill-text';
import { hoursInWords } from '@/content/model/rules/facts';
import type { ContactPage } from '@/content/model/schemas/pages/contact';
import { DAYS } from '@/content/model/schemas/office';
import type { Company } from '@/content/model/schemas/site';
import { language } from '@/messages/language';

interface OfficeDayProps {
  labels: ContactPage['day'];
  site: Company;
}

/** The offices as threads through one day, with warps across them during opening hours. */
export function OfficeDay({ labels, site: { hours, offices } }: OfficeDayProps) {
  const open = inMinutes(hours);
  const shared = offices.filter((office) => !office.hours);
  return (
    <section aria-labelledby="OfficeDay" className="border-y border-line bg-surface-raised">
      <Container className="py-14">
        <div className="with-next mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="OfficeDay" className="text-subheading font-semibold tracking-tight">
            {labels.heading}
          </h2>
          <p className="text-muted">{hoursInWords(hours, language.code)}</p>
        </div>
        <div className="shown-whole">
          <Island
            name="office-clock"
            props={{
              hours: open,
              labels: {
                open: labels.open,
                closed: labels.closed,
                ...(shared.length < offices.length && { yours: labels.yours }),
              },
              offices: offices.map(({ city, timeZone, hours: own }) => ({
                city,
                timeZone,
                localHours: own
                  ? hoursInWords(own, language.code, timeZone)
                  : formatHours(localHours(open, timeZone), labels.summer),
                ...(own && { hours: inMinutes(own) }),
              })),
            }}
            slots={{
              day: (
                <>
                  <Day hours={open} threads={shared.length} />
                  <Names cities={shared.map(({ city }) => city)} />
                </>
              ),
            }}
          />
          <EndMark />
        </div>
      </Container>
    </section>
  );
}

function inMinutes({ days, opens, closes }: Company['hours']): OfficeHours {
  return {
    days: days.map((day) => DAYS.indexOf(day)),
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  };
}

function formatHours({ winter, summer }: ReturnType<typeof localHours>, inSummer: string): string {
  const [all, later] = [winter.join('–'), summer.join('–')];
  return all === later ? all : `${all}, ${fillText(inSummer, { times: later })}`;
}
