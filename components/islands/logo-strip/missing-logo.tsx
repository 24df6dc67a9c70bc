import { useEffect } from 'react';

/** A company's name in the place of its logo, of which the console hears. */
export function MissingLogo({ name }: { name: string }) {
  useEffect(() => {
    console.warn(`The logo of ${name} could not be loaded; its name stands in its place.`);
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
