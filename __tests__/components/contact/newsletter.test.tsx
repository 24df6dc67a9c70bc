/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NewsletterForm } from '@/components/sections/newsletter-form';
import { newsletterFile } from '@/content/model/schemas/newsletter';
import { validate } from '@/engine/shared/validate';
import { problemsOf } from '@/__tests__/problems-of';

const words = {
  heading: 'News',
  text: 'Once a month.',
  label: 'E-mail',
  mistake: 'Enter a whole address',
  action: 'Subscribe',
  consent: 'We keep it for this alone.',
};
const read = (delivery: object) =>
  validate({ file: 'newsletter.yaml', data: { ...words, delivery } }, newsletterFile);

/** What a browser would submit, and where. */
function submitted(delivery: object): [string | null, ...string[][]] {
  render(<NewsletterForm name="letter" newsletter={read(delivery)} trap="Leave this empty" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: words.label });
  input.value = 'ada@theatre.example';
  expect(input).toHaveAccessibleDescription(words.consent);
  expect(input).toHaveAttribute('title', words.mistake);
  const { form } = input;
  expect(form).toHaveAttribute('method', 'post');
  return [form!.getAttribute('action'), ...[...new FormData(form!)].map((one) => one.map(String))];
}

it.each([
  [
    { service: 'buttondown', username: 'loom.haven' },
    'https://buttondown.com/api/emails/embed-subscribe/loom.haven',
    [
      ['email', 'ada@theatre.example'],
      ['embed', '1'],
    ],
  ],
  [
    { service: 'mailchimp', url: 'https://a.us1.list-manage.com/subscribe/post?u=1a&id=2b' },
    'https://a.us1.list-manage.com/subscribe/post?u=1a&id=2b',
    [
      ['EMAIL', 'ada@theatre.example'],
      ['b_1a_2b', ''],
    ],
  ],
  [
    { service: 'brevo', url: 'https://a.sibforms.com/serve/1a' },
    'https://a.sibforms.com/serve/1a',
    [
      ['EMAIL', 'ada@theatre.example'],
      ['locale', 'en'],
      ['html_type', 'simple'],
      ['email_address_check', ''],
    ],
  ],
  [
    { service: 'own', url: 'https://letters.example/in', field: 'who' },
    'https://letters.example/in',
    [['who', 'ada@theatre.example']],
  ],
])('newsletter/sign-up: posts what the service expects: %j', (delivery, url, fields) => {
  expect(submitted(delivery)).toEqual([url, ...fields]);
});

it.each([
  [
    { service: 'pigeon' },
    'field delivery.service: must be one of buttondown, mailchimp, brevo, own',
  ],
  [{ service: 'own', url: 'https://letters.example/a b' }, 'delivery.url: has a space; write %20'],
  [{ service: 'own', url: 'http://letters.example' }, 'field delivery.url: must be an https URL'],
  [
    { service: 'mailchimp', url: 'https://mailchimp.com/' },
    'field delivery.url: must have u= and id= in its query',
  ],
  [
    { service: 'mailchimp', url: 'https://a.us1.list-manage.com/subscribe/post?u=1a&amp;id=2b' },
    'field delivery.url: has &amp;, which is & in HTML; write & alone',
  ],
  [{ service: 'buttondown' }, 'field delivery.username: is missing; `buttondown` needs it'],
  [{ service: 'brevo' }, 'field delivery.url: is missing; `brevo` needs it'],
  [
    { service: 'brevo', url: 'https://a.sibforms.com/serve/1a', field: 'EMAIL' },
    'field delivery.field: is of no use to `brevo`',
  ],
  [{ service: 'buttondown', username: 'a b' }, 'must be letters, digits, dots and hyphens'],
])('says in plain words what is wrong with %j', (delivery, problem) => {
  expect(problemsOf(() => read(delivery)).join('\n')).toContain(problem);
});
