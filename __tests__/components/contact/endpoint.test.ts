import { contactEndpointOf } from '@/components/contact/endpoint';
import { presetOf } from '@/components/contact/presets';
import type { ContactService } from '@/content/model/schemas/contact-endpoint';
import { site } from '@/content/model/site';
import { netlifyFormFile } from '@/components/contact/netlify-form';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];

const serviceOf = (override: string) => contactEndpointOf(override) as ContactService;
const json = (endpoint: object) => serviceOf(JSON.stringify(endpoint));

describe('CONTACT_ENDPOINT', () => {
  it('is replaced by the site’s own setting if it is missing or empty', () => {
    expect(contactEndpointOf(undefined)).toBe(site.contactEndpoint);
    expect(contactEndpointOf('')).toBe(site.contactEndpoint);
  });

  it.each([
    ['https://formspree.io/f/abcdwxyz', { service: 'formspree', attachment: false }],
    ['https://usebasin.com/f/1a2b3c4d5e6f', { service: 'basin', attachment: true }],
    ['https://mail.client.example/in', { service: 'own', format: 'multipart', attachment: true }],
    ['http://localhost:4000/in', { service: 'own' }],
    ['/api/contact', { service: 'own' }],
  ])('recognises the service by the address %s', (url, expected) => {
    expect(contactEndpointOf(url)).toMatchObject({ url, ...expected });
  });

  it('may say that the form simulates sending', () => {
    expect(contactEndpointOf('simulate')).toBe('simulate');
  });

  it.each([
    ['http://mail.client.example/in', 'field url: must be an https URL or a path of this site'],
    ['//mail.client.example', 'field url: must be'],
    ['mail.client.example', 'field url: must be'],
    ['{"service":', 'CONTACT_ENDPOINT is not valid JSON'],
    ['{"service":"formspree","url":"ftp://formspree.io"}', 'field url: must be an https URL'],
  ])('says what is wrong with %s', (value, message) => {
    expect(() => contactEndpointOf(value)).toThrow(message);
    expect(() => contactEndpointOf(value)).toThrow('CONTACT_ENDPOINT');
  });

  it('refuses JSON with a file field', () => {
    const own = { service: 'own', url: 'https://mail.client.example/in', format: 'json' };
    expect(() => json({ ...own, attachment: true })).toThrow(
      "CONTACT_ENDPOINT: field attachment: must be false, because JSON cannot contain a file; with format 'multipart' it may be true",
    );
    expect(json({ ...own, attachment: false })).toMatchObject(own);
  });
});

describe('the presets', () => {
  it('send Basin a file of up to 99 MB: it takes 100 MB with the text, and responds with JSON', () => {
    const basin = serviceOf('https://usebasin.com/f/1a2b3c4d5e6f');
    expect(presetOf(basin)).toMatchObject({ maxFileMb: 99, respondsWithJson: true });
  });

  it('post to Netlify URL-encoded, or as form data if a file is allowed', () => {
    expect(presetOf(json({ service: 'netlify', attachment: false }))).toMatchObject({
      url: '',
      format: 'urlencoded',
    });
    expect(presetOf(json({ service: 'netlify' }))).toMatchObject({
      format: 'multipart',
      fileField: 'file',
    });
  });

  it('describe a file field to Netlify only if a file is allowed', () => {
    const names = Object.keys(contactForm.labels);
    const describe = (attachment: boolean) =>
      netlifyFormFile(presetOf(json({ service: 'netlify', attachment })), names);
    expect(describe(true)).toContain('<input type="file" name="file">');
    expect(describe(false)).not.toContain('name="file"');
  });
});
