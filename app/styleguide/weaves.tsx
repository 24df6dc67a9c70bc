import { Specimens } from './specimens';
import { Damask } from '@/components/art/damask';
import { Drawing } from '@/components/art/drawing';
import { LooseCloth } from '@/components/art/loose-cloth';
import { WeaveMark } from '@/components/art/weave-mark';
import { WeaveSwatch } from '@/components/art/weave-swatch';
import { iconName } from '@/content/model/schemas/primitives';

const drawings = ['focus', 'clock', 'security', 'talent', 'integration'];
const threads = [
  [2, 1],
  [5, 3],
  [11, 7],
] as const;
const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

/**
 * The home page's drawings, swatches by number of threads, marks by seed, and the
 * picture of every icon as a card and as a mark in both colours.
 */
export function Weaves() {
  return (
    <Specimens heading="Weave">
      <ul className="weave-draws grid grid-cols-2 gap-8 lg:grid-cols-3">
        {drawings.map((name) => (
          <li key={name}>
            <Drawing name={name} className="w-full" />
          </li>
        ))}
        <li>
          <LooseCloth seed="loose" className="w-full" />
        </li>
        {threads.map((count) => (
          <li key={count.join()} className="text-small">
            <WeaveSwatch seed="swatch" threads={count} className="h-32 w-full" />
            <code>{JSON.stringify(count)}</code>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid grid-cols-3 gap-8 lg:grid-cols-6">
        {seeds.map((seed) => (
          <li key={seed} className="group text-small">
            <WeaveMark seed={seed} className="weave-drifts w-full" />
            {seed}
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid grid-cols-2 gap-8 md:grid-cols-4 lg:grid-cols-6">
        {iconName.options.map((icon) => (
          <li key={icon} className="group grid gap-2 text-small">
            <Damask icon={icon} size="card" className="w-full" />
            <div className="flex gap-2">
              <Damask icon={icon} size="mark" className="size-10" />
              <Damask icon={icon} size="mark" color="blue" className="size-16" />
            </div>
            {icon}
          </li>
        ))}
      </ul>
    </Specimens>
  );
}
