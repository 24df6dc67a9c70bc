import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/en.json';
import { defaultLanguage } from '@/messages/languages';

/** Pages are pre-rendered once, in the default language; nothing here depends on a request. */
export default getRequestConfig(() => ({
  locale: defaultLanguage,
  messages,
  // Instead of showing the key of a message that is missing.
  onError: (error) => {
    throw error;
  },
}));
