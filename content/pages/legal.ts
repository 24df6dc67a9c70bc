import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { legalPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

const FILE = 'content/pages/legal.ts';

export const termsOfUsePage = defineContent(FILE, schema, {
  intro: { eyebrow: 'Legal', heading: 'Terms of Use', lead: 'Coming Soon' },
  ask: `The terms for using this website and its contact form are being written. Until they stand here, ticking the box in the form binds you to nothing; send questions to ${site.email}.`,
});

export const privacyPolicyPage = defineContent(FILE, schema, {
  intro: { eyebrow: 'Legal', heading: 'Privacy Policy', lead: 'Coming Soon' },
  ask: `To learn which personal data we hold about you, or to have it corrected, write to ${site.email} meanwhile.`,
});

export const cookiePolicyPage = defineContent(FILE, schema, {
  intro: { eyebrow: 'Legal', heading: 'Cookie Policy', lead: 'Coming Soon' },
  ask: `If you want to know what this website stores in your browser, ask us at ${site.email} until the policy is published.`,
});
