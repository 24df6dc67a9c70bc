import 'server-only';
import type { Delivery } from '@/content/model/schemas/contact-delivery';
import { presetOf, redirectOrigins } from '@/components/contact/presets';
import {
  contactEndpoint,
  type ContactEndpoint,
  type ContactService,
} from '@/content/model/schemas/contact-endpoint';
import { validate } from '@/engine/shared/validate';
import { site } from '@/content/model/site';

/** Services that are recognised by the host of their form's URL. */
const serviceOfHost: Record<string, ContactService['service']> = {
  'formspree.io': 'formspree',
  'usebasin.com': 'basin',
};

/**
 * The endpoint of this build's contact form.
 *
 * @param override value of the environment variable `CONTACT_ENDPOINT`: the form's URL, `simulate`,
 *   or an entry for `content/site.yaml` as JSON; if empty, that file's entry applies
 * @throws Error that says what is wrong with the endpoint
 */
export function contactEndpointOf(override: string | undefined): ContactEndpoint {
  if (!override) return site.contactEndpoint;
  const data = readOverride(override);
  return validate({ file: 'CONTACT_ENDPOINT', data }, contactEndpoint);
}

function readOverride(override: string): ContactEndpoint {
  if (override === 'simulate') return override;
  if (override.startsWith('{')) return parseJson(override) as ContactEndpoint;
  const host = URL.canParse(override) ? new URL(override).hostname : '';
  const service = serviceOfHost[host];
  // Not validated here: the caller checks it by the schema.
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
    throw new Error(`CONTACT_ENDPOINT is not valid JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const endpoint = contactEndpointOf(process.env.CONTACT_ENDPOINT);
const service = endpoint === 'simulate' ? undefined : endpoint;

/** How the contact form sends messages; undefined if it only simulates sending. */
export const contactDelivery: Delivery | undefined = service && presetOf(service);

/**
 * Origins that the security policy has to allow, for the form's script and for a native submission.
 */
export const contactOrigins = service ? contactOriginsOf(service) : { connect: [], submit: [] };

/** Whether Netlify has to find a description of the form in the export. */
export const needsNetlifyForm = service?.service === 'netlify';

/** `contactOrigins` of any service, without paths of this site, which the policy always allows. */
export function contactOriginsOf(to: ContactService) {
  const { url } = presetOf(to);
  const connect = URL.canParse(url) ? [new URL(url).origin] : [];
  return { connect, submit: [...connect, ...(redirectOrigins[to.service] ?? [])] };
}
