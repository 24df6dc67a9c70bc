import { readResponse } from '@/components/islands/contact-form/read-response';

it.each([
  ['{}', { rejects: false, fields: {}, general: [] }],
  ['{"ok":true,"next":"/thanks"}', { rejects: false, fields: {}, general: [] }],
  ['{"success":"false"}', { rejects: true, fields: {}, general: [] }],
  ['{"ok":false}', { rejects: true, fields: {}, general: [] }],
  ['{"error":"Spam"}', { rejects: true, fields: {}, general: [] }],
  [
    '{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"no"},{"code":"EMPTY","message":"none"}]}',
    { rejects: true, fields: { email: 'no' }, general: ['EMPTY', 'none'] },
  ],
  [
    '{"errors":{"email":["first","second"],"phone":{"message":"no"},"file":""}}',
    { rejects: true, fields: { email: 'first', phone: 'no' }, general: [] },
  ],
  ['{"errors":["All wrong",null,7]}', { rejects: true, fields: {}, general: ['All wrong'] }],
  ['{"errors":null,"error":null,"success":true}', { rejects: false, fields: {}, general: [] }],
])('reads %s', (text, body) => {
  expect(readResponse(text)).toEqual(body);
});

it.each(['', '<h1>Log in</h1>', '"ok"', '[]', 'null', '{"ok": tr'])('cannot read %s', (text) => {
  expect(readResponse(text)).toBeUndefined();
});
