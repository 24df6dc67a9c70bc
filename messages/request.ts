import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import { messages } from '@/content/model/loaded';
import { locale } from '@/messages/language';

/** Pages are pre-rendered once for each language; nothing here depends on a request. */
export default getRequestConfig(() => ({
  locale,
  messages,
  // Otherwise a missing message would show its key.
  onError: (error) => {
    throw error;
  },
}));
