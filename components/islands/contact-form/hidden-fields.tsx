import type { Sending } from './sending';

/** Fields that a service expects besides the visible ones, in native submissions as well. */
export function HiddenFields({ delivery: { fields, honeypot }, strings }: Sending) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="hidden">
        {strings.honeypot}
        <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
