interface BarClasses {
  /** For what stands in the bar where the labels have room. */
  inBar: string;
  /** For the toggle and the menu that it opens, which take over elsewhere. */
  instead: string;
}

/** Characters of all labels together that have room in a bar of 64rem. */
const MOST_CHARACTERS = 54;

const short: BarClasses = { inBar: 'hidden @5xl:block', instead: '@5xl:hidden' };
const long: BarClasses = { inBar: 'hidden @min-[88rem]:block', instead: '@min-[88rem]:hidden' };

/** Where the bar's menu is shown: the longer a language's labels, the wider the bar has to be. */
export function barClasses(labels: readonly string[]): BarClasses {
  return labels.join('').length > MOST_CHARACTERS ? long : short;
}
