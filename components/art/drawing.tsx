import 'server-only';
import { readFileSync } from 'node:fs';
import clsx from 'clsx/lite';
import { sized } from '@/components/art/weave-svg';

interface DrawingProps {
  /** Name of its file in `drawings/`. */
  name: string;
  className?: string;
  /** Whether it fills a box of other proportions. */
  fills?: boolean;
  /** Whether warps are green and wefts blue. */
  exchanged?: boolean;
}

/**
 * A weave that is the same on every site: a file in `drawings/`, whose style sheet is for whoever
 * opens it alone. Its classes are those of `Weave`.
 */
export function Drawing({ name, className, fills, exchanged }: DrawingProps) {
  const file = readFileSync(`components/art/drawings/${name}.svg`, 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(file) ?? [];
  const threads = file.slice(file.indexOf('<g>'), file.lastIndexOf('</g>') + '</g>'.length);
  const html = exchanged
    ? threads.replace(/warp|weft/g, (kind) => (kind === 'warp' ? 'weft' : 'warp'))
    : threads;
  return (
    <svg
      aria-hidden
      className={clsx('weave', className)}
      viewBox={`0 0 ${width} ${height}`}
      {...sized(fills ? 'slice' : 'meet', Number(width), Number(height))}
      fill="none"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
