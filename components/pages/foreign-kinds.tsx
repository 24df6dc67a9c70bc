import type { ReactNode } from 'react';
import type { SectionProps } from '@/components/sections/section-props';
import { Embed } from '@/components/sections/embed';
import { NewsletterSection } from '@/components/sections/newsletter-section';
import { content } from '@/content/model/loaded';
import type { ForeignKind } from '@/content/model/schemas/foreign-sections';

const { newsletter, site } = content;
const trap = content['contact-form'].sending.honeypot;

/** Draws the kinds of sections with a part of another company's site. */
export const foreignKinds: { [Kind in ForeignKind]: (props: SectionProps<Kind>) => ReactNode } = {
  embed({ section, id }) {
    const { host } = new URL(section.url);
    const name = site.embeds?.find((one) => one.host === host)?.name ?? host;
    return <Embed section={section} id={id} name={name} />;
  },
  newsletter: ({ section: { heading, text }, id }) =>
    newsletter && (
      <NewsletterSection
        id={id}
        newsletter={{
          ...newsletter,
          heading: heading ?? newsletter.heading,
          text: text ?? newsletter.text,
        }}
        trap={trap}
      />
    ),
};
