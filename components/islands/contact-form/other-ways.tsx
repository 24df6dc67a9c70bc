import type { Company } from '@/content/model/schemas/site';

export type ContactDetails = Pick<Company, 'email' | 'phone'>;

interface OtherWaysProps extends ContactDetails {
  /** Text before the e-mail address and telephone number. */
  lead: string;
}

/** How to reach the company without the form. */
export function OtherWays({ lead, email, phone }: OtherWaysProps) {
  return (
    <>
      <span>{lead}</span>{' '}
      <a href={`mailto:${email}`} translate="no" className="underline underline-offset-4">
        {email}
      </a>
      {', '}
      <a
        href={`tel:${phone.e164}`}
        translate="no"
        className="inline-block underline underline-offset-4"
      >
        {phone.display}
      </a>
    </>
  );
}
