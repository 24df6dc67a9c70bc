import { lengthOf } from '@/content/text-measures';

interface BarClasses {
  /** For the menu, which stands in the bar where its labels have room. */
  menu: string;
  /** For the social profiles, which leave the bar to long labels. */
  profiles: string;
  /** For the toggle and the menu that it opens, which take over elsewhere. */
  instead: string;
}

/** Characters of all labels together that have room in a bar of 64rem, beside the profiles. */
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

/** Where the bar shows its menu: the longer a language's labels, the more room they need. */
export function barClasses(labels: readonly string[]): BarClasses {
  return lengthOf(labels.join('')) > MAX_CHARACTERS ? long : short;
}
