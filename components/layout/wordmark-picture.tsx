import { filesOf, pathOfFile } from '@/components/pictures/site-pictures';
import { withBasePath } from '@/content/model/base-path';
import { imageUse } from '@/content/model/pictures';
import type { Wordmark } from '@/content/model/schemas/brand';

/** The file of a logo, in a format that every browser knows. */
async function shown(image: Wordmark['light']) {
  const file = (await filesOf(imageUse(image, 'wordmark'))).at(-1);
  if (!file) throw new Error(`${image.file} has no files`);
  return { src: withBasePath(pathOfFile(file)), width: file.width, height: file.height };
}

/** The owner's logo instead of the name, which is its text. */
export async function WordmarkPicture({ light, dark, name }: Wordmark & { name: string }) {
  const [onLight, onDark] = await Promise.all([shown(light), dark && shown(dark)]);
  return (
    // With large text on a phone it is narrower, so that the menu stays within the window.
    <picture className="max-w-48 min-w-0">
      {onDark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={onDark.src}
          width={onDark.width}
          height={onDark.height}
        />
      )}
      <img
        {...onLight}
        alt={name}
        translate="no"
        // Text and font come first: otherwise React would preload the logo.
        fetchPriority="low"
        className="h-8 w-auto max-w-full object-contain object-left rtl:object-right"
      />
    </picture>
  );
}
