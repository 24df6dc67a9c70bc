import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import type messages from '@/messages/en.json';
import { language, locale } from '@/messages/languages';

/** Pages are pre-rendered once for each language; nothing here depends on a request. */
export default getRequestConfig(async () => {
  // The build has checked that every language has the same messages.
  const file = (await import(`@/messages/${language.code}.json`)) as { default: typeof messages };
  return {
    locale,
    messages: file.default,
    // Otherwise a missing message would show its key.
    onError: (error) => {
      throw error;
    },
  };
});
