import type { Sending } from './sending';

/** What a service asks for beyond the visible fields, also when the form is posted without scripts. */
export function PlainFields({ delivery: { fields, honeypot }, words }: Sending) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="hidden">
        {words.honeypot}
        <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
