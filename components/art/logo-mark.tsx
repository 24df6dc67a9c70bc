import 'server-only';

interface LogoMarkProps {
  className?: string;
}

const green = 'M12 6v14a8 8 0 0 0 16 0V1';

/**
 * The logo beside the company's name: two threads hooked into one another, blue over green and then
 * green over blue, in the shape of an N. Legible from 16 CSS pixels up.
 */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg aria-hidden className={className} viewBox="0 0 32 32" width="32" height="32" fill="none">
      <path className="weave-weft" strokeWidth={5.4} d={green} />
      <path className="weave-casing" strokeWidth={8.4} d="M4 16v-4a8 8 0 0 1 16 0v4" />
      <path className="weave-warp" strokeWidth={5.4} d="M4 31V12a8 8 0 0 1 16 0v14" />
      <path className="weave-casing" strokeWidth={8.4} strokeDasharray="0 21 13 99" d={green} />
      <path className="weave-weft" strokeWidth={5.4} strokeDasharray="0 20 99" d={green} />
    </svg>
  );
}
