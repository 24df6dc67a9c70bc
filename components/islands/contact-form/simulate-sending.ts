import type { ContactFormValues } from './contact-form-schema';

/** Duration of simulated sending. */
const SUBMIT_MS = 1_500;

/** Simulates sending, and logs for developers what would have been sent. */
export async function simulateSending({ file, ...values }: ContactFormValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
  const [picked] = file ?? [];
  console.info('Contact form', {
    ...values,
    // Only the metadata of the file.
    file: picked && { name: picked.name, size: picked.size, type: picked.type },
  });
}
