import type { Messages } from '@/content/model/schemas/messages';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
