import { routeOf, routes } from '@/content/routes';
import messages from '@/messages/en.json';
import { missingMessages } from '@/scripts/lib/missing-messages';

const { navigation } = messages;

test('every route has the messages that its menus show', () => {
  expect(missingMessages(routes, navigation)).toEqual([]);
});

test('a label and a description that are missing are each named', () => {
  const partners = { ...routeOf('careers'), key: 'partners', menus: { about: 'partners' } };
  expect(missingMessages([partners], navigation)).toEqual([
    'content/route-table.ts: entry “partners”, field menus.about: add navigation.items.partners to messages/en.json',
    'content/route-table.ts: entry “partners”, field menus.about: add navigation.descriptions.partners to messages/en.json',
  ]);
});

test('a route whose label is content needs none', () => {
  const service = { ...routeOf('services'), label: 'IT', menus: { footerServices: 'it' } };
  expect(missingMessages([service], navigation)).toEqual([]);
});
