import { readResponse } from '@/components/islands/contact-form/read-response';

it.each([
  ['{}', { refuses: false, fields: {}, general: [] }],
  ['{"ok":true,"next":"/thanks"}', { refuses: false, fields: {}, general: [] }],
  ['{"success":"false"}', { refuses: true, fields: {}, general: [] }],
  ['{"ok":false}', { refuses: true, fields: {}, general: [] }],
  ['{"error":"Spam"}', { refuses: true, fields: {}, general: [] }],
  [
    '{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"no"},{"code":"EMPTY","message":"none"}]}',
    { refuses: true, fields: { email: 'no' }, general: ['EMPTY', 'none'] },
  ],
  [
    '{"errors":{"email":["first","second"],"phone":{"message":"no"},"file":""}}',
    { refuses: true, fields: { email: 'first', phone: 'no' }, general: [] },
  ],
  ['{"errors":["All wrong",null,7]}', { refuses: true, fields: {}, general: ['All wrong'] }],
  ['{"errors":null,"error":null,"success":true}', { refuses: false, fields: {}, general: [] }],
])('reads %s', (text, answer) => {
  expect(readResponse(text)).toEqual(answer);
});

it.each(['', '<h1>Log in</h1>', '"ok"', '[]', 'null', '{"ok": tr'])(
  'makes nothing of %s',
  (text) => {
    expect(readResponse(text)).toBeUndefined();
  },
);
