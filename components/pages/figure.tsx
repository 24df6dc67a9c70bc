import { withBasePath } from '@/content/model/base-path';

interface FigureProps {
  /** Path of an SVG from the site's root. */
  src: string;
  /** Size of the file in pixels. */
  width: number;
  height: number;
  alt: string;
  caption?: string;
}

/** An image in an article with its caption; loaded when the reader scrolls near it. */
export function Figure({ src, alt, caption, ...size }: FigureProps) {
  return (
    <figure>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG of known size, not resized */}
      <img
        src={withBasePath(src)}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
