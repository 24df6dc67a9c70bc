import { lengthOf } from '@/content/text-measures';

interface BarClasses {
  /** For the menu, which is in the bar where its labels fit. */
  menu: string;
  /** For the social profiles, which give way to long labels. */
  profiles: string;
  /** For the toggle and the mobile menu, which are used where the labels do not fit. */
  instead: string;
}

/** Total characters of all labels that fit in a bar of 64rem, beside the profiles. */
const MAX_CHARACTERS = 54;

const short: BarClasses = {
  menu: 'hidden @5xl:block',
  profiles: 'hidden @5xl:block',
  instead: '@5xl:hidden',
};
const long: BarClasses = {
  menu: 'hidden @min-[76rem]:block',
  profiles: 'hidden',
  instead: '@min-[76rem]:hidden',
};

/** Classes that show the menu where it fits: a language with longer labels needs a wider bar. */
export function barClasses(labels: readonly string[]): BarClasses {
  return lengthOf(labels.join('')) > MAX_CHARACTERS ? long : short;
}
