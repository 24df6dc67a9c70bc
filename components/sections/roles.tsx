import clsx from 'clsx/lite';
import { WeaveMark } from '@/components/art/weave-mark';
import { contactLink } from '@/components/contact/contact-link';
import type { SectionProps } from '@/components/sections/section-props';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Prose } from '@/components/ui/prose';
import { fillText } from '@/engine/islands/fill-text';

/** Roles, the first of them larger. Each button opens the contact form with its role filled in. */
export function Roles({ section: { roles, messageTemplate } }: SectionProps<'roles'>) {
  return (
    <Container className="pb-section">
      <List className="grid gap-6 lg:grid-cols-2">
        {roles.map(({ id, title, text, skills, action, inMessage }, index) => {
          const leads = index === 0;
          return (
            <li
              key={id}
              id={id}
              data-tone={leads ? 'night' : undefined}
              className={clsx(
                'flex flex-col p-card lg:p-12',
                leads
                  ? 'gap-x-16 lg:col-span-2 lg:grid lg:grid-cols-2 lg:grid-rows-[1fr_auto]'
                  : 'border border-line bg-surface-raised',
              )}
            >
              <div className="lg:row-span-2">
                {!leads && <WeaveMark seed={id} className="mb-8 size-16" />}
                <h2 className="text-heading font-semibold tracking-tight">{title}</h2>
                <p className={clsx('mt-4', leads ? 'text-lead' : 'text-muted')}>
                  <Prose text={text} />
                </p>
              </div>
              {/* Web clippers drop a list of a few words without `font` in its class. */}
              <List className="mt-6 grow font-sans ruled *:border-current/20 lg:mt-0 lg:pt-4">
                {skills.map((skill) => (
                  <li key={skill} className="py-2.5">
                    {skill}
                  </li>
                ))}
              </List>
              <ButtonLink
                href={contactLink({
                  inquiryType: 'sales',
                  message: fillText(messageTemplate, { role: inMessage }),
                })}
                className="mt-8 self-start justify-self-start"
              >
                {action}
              </ButtonLink>
            </li>
          );
        })}
      </List>
    </Container>
  );
}
