import { useEffect } from 'react';

/** A company's name in place of its logo, with a warning in the console. */
export function MissingLogo({ name }: { name: string }) {
  useEffect(() => {
    console.warn(`The logo of ${name} could not be loaded; its name is shown instead.`);
  }, [name]);
  return (
    <span
      translate="no"
      className="flex h-full items-center text-subheading font-semibold text-muted"
    >
      {name}
    </span>
  );
}
