import { FormService } from '@/e2e/support/form-service';
import { serveRendered } from '@/e2e/support/rendered-site';
import type { ContactService } from '@/content/schemas/contact-endpoint';

/** The site, built to send its messages to a service on this machine. */
export type SendingSite = { service: FormService; stop: () => Promise<void> };

/**
 * Renders the contact page for an endpoint, and serves it with the service beside it.
 *
 * @param port where the site is served; the service takes `servicePort`, which its URL names
 */
export async function startSendingSite(
  endpoint: ContactService,
  port: number,
  servicePort: number,
): Promise<SendingSite> {
  const stop = await serveRendered({
    name: `site-for-${endpoint.service}`,
    pages: { 'contact.html': 'app/contact/page.tsx' },
    port,
    environment: { CONTACT_ENDPOINT: JSON.stringify(endpoint) },
  });
  const service = await FormService.listen(servicePort);
  return {
    service,
    async stop() {
      stop();
      await service.close();
    },
  };
}
