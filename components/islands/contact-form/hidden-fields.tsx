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
        <input
          type={honeypot.type}
          name={honeypot.name}
          tabIndex={-1}
          // Browsers and password managers fill in fields with `off`, but not a new password; each
          // of the latter has an attribute of its own besides.
          autoComplete={honeypot.type === 'text' ? 'new-password' : undefined}
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </>
  );
}
