import clsx from 'clsx/lite';
import { withBasePath } from '@/content/model/base-path';

interface LateImageProps {
  /** A path of this site. */
  src: string;
  width: number;
  height: number;
  /** The image fills its box, which needs a size of its own: for 300 ms the image has none. */
  className?: string;
}

/** A decorative image that is loaded after the first paint, once it comes near the screen. */
export function LateImage({ src, width, height, className }: LateImageProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a small SVG needs no optimiser
    <img
      src={withBasePath(src)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={clsx('size-full animate-after-paint', className)}
    />
  );
}
