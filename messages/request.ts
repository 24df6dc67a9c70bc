import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/en.json';
import { defaultLanguage } from '@/messages/languages';

/** Pages are pre-rendered once, in the default language; nothing here depends on a request. */
export default getRequestConfig(() => ({
  locale: defaultLanguage,
  messages,
  // Otherwise a missing message would show its key.
  onError: (error) => {
    throw error;
  },
}));
