import clsx from 'clsx/lite';
import { Specimens } from './specimens';

/** Tokens by role; each class is written out in full so that Tailwind finds it. */
const colours = {
  surface: 'bg-surface',
  'surface-raised': 'bg-surface-raised',
  ink: 'bg-ink',
  muted: 'bg-muted',
  line: 'bg-line',
  accent: 'bg-accent',
  'accent-tint': 'bg-accent-tint',
  'accent-2': 'bg-accent-2',
  'accent-2-tint': 'bg-accent-2-tint',
  danger: 'bg-danger',
  'on-accent': 'bg-on-accent',
};

const tones = ['paper', 'night'] as const;

/** Every colour on the normal and on the dark background. */
export function Colours() {
  return (
    <Specimens heading="Colour">
      {tones.map((tone) => (
        <ul key={tone} data-tone={tone} className="grid grid-cols-3 gap-4 p-6 lg:grid-cols-6">
          {Object.entries(colours).map(([name, colour]) => (
            <li key={name} className="text-small">
              <div className={clsx('h-20 border border-line', colour)} />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </Specimens>
  );
}
