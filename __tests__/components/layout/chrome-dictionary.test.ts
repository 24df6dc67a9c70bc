import { chromeDictionary } from '@/components/layout/chrome-dictionary';
import messages from '@/messages/en.json';

describe('chromeDictionary', () => {
  it('maps the words a visitor reads to their translation', () => {
    const translation = {
      ...messages,
      footer: { ...messages.footer, follow: 'Folgen Sie uns' },
      shell: { ...messages.shell, home: 'Startseite von {company}' },
    };
    const words = chromeDictionary(messages, translation, 'de');
    expect(words['Follow Us']).toBe('Folgen Sie uns');
    expect(words['Northweave, home']).toBe('Startseite von Northweave');
    expect(words['© 2025 Northweave Private Limited. All rights reserved.']).toBeDefined();
  });

  it('names a message that a translation lacks', () => {
    const { home, externalHint } = messages.shell;
    const incomplete = { ...messages, shell: { home, externalHint } } as typeof messages;
    expect(() => chromeDictionary(messages, incomplete, 'de')).toThrow(
      'messages/de.json lacks the message “shell.skipLink”.',
    );
  });
});
