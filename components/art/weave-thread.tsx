import { randomFrom } from '@/components/art/random';

interface WeaveThreadProps {
  seed: string;
  className?: string;
}

/** One thread from top to bottom, stretched to the height of its box; breadth 6 CSS pixels. */
export function WeaveThread({ seed, className }: WeaveThreadProps) {
  const random = randomFrom(`thread ${seed}`);
  const sway = () => random.whole(5, 9) * random.pick([-1, 1]);
  return (
    <svg
      aria-hidden
      focusable={false}
      className={className}
      viewBox="0 0 24 600"
      preserveAspectRatio="none"
      fill="none"
    >
      <path
        className="weave-weft"
        strokeWidth={6}
        vectorEffect="non-scaling-stroke"
        d={`M12 0c${sway()} 60 ${sway()} 140 0 200s${sway()} 140 0 200 ${sway()} 140 0 200`}
      />
    </svg>
  );
}
