import type { Messages } from '@/content/schemas/messages';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
