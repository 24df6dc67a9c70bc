import 'server-only';
import type { Delivery } from '@/content/schemas/contact-delivery';
import { leadsTo, presetOf } from '@/components/server/contact/presets';
import { contactEndpoint, type ContactEndpoint } from '@/content/schemas/contact-endpoint';
import { defineContent } from '@/content/schemas/define-content';
import { site } from '@/content/site';

/** Services whose form has an address of its own that says all there is to know. */
const serviceOfHost: Record<string, 'formspree' | 'basin'> = {
  'formspree.io': 'formspree',
  'usebasin.com': 'basin',
};

/**
 * Where this build's contact form sends to.
 *
 * @param override value of the environment variable `CONTACT_ENDPOINT`: the form's address, or what
 *   `content/site.ts` would hold as JSON; nothing for what is written there
 * @throws Error that says what in it is wrong
 */
export function contactEndpointOf(override: string | undefined): ContactEndpoint | null {
  if (!override) return site.contactEndpoint;
  return defineContent('CONTACT_ENDPOINT', contactEndpoint, readOverride(override));
}

function readOverride(override: string): ContactEndpoint {
  if (override.startsWith('{')) return parseJson(override) as ContactEndpoint;
  const host = URL.canParse(override) ? new URL(override).hostname : '';
  const service = serviceOfHost[host];
  // Passed on as it is: the schema says what is wrong with it.
  return (
    service
      ? { service, url: override }
      : { service: 'own', url: override, format: 'multipart', attachment: true }
  ) as ContactEndpoint;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`CONTACT_ENDPOINT is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

const endpoint = contactEndpointOf(process.env.CONTACT_ENDPOINT);

/** How the contact form sends, or nothing where it only shows that it would. */
export const contactDelivery: Delivery | undefined = endpoint ? presetOf(endpoint) : undefined;

/** Origins that the security policy has to allow: for the form's script, and for a plain post. */
export const contactOrigins = endpoint ? contactOriginsOf(endpoint) : { connect: [], submit: [] };

/** Whether Netlify has to find a description of the form in the export. */
export const needsNetlifyForm = endpoint?.service === 'netlify';

/** The same for any endpoint. Addresses on this site are left out: the policy allows them anyway. */
export function contactOriginsOf(to: ContactEndpoint) {
  const { url } = presetOf(to);
  const connect = URL.canParse(url) ? [new URL(url).origin] : [];
  return { connect, submit: [...connect, ...(leadsTo[to.service] ?? [])] };
}
