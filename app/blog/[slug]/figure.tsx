import { svgSize } from '@/components/lib/journal/svg-size';
import { withBasePath } from '@/components/lib/paths';

interface FigureProps {
  /** Path of an SVG from the site's root. */
  src: string;
  alt: string;
  caption?: string;
}

/** A drawing in an article with the words under it; fetched when the reader comes near. */
export function Figure({ src, alt, caption }: FigureProps) {
  return (
    <figure>
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG of known size; nothing to resize */}
      <img
        src={withBasePath(src)}
        alt={alt}
        {...svgSize(src)}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
