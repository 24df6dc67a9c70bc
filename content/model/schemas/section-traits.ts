import { traits, type Traits } from '@/content/model/schemas/section';
import { sectionOfPage, type Section } from '@/content/model/schemas/sections';

const byKind = new Map(
  sectionOfPage.options.map((schema) => [schema.shape.kind.value, traits.get(schema)]),
);

/** The traits of one section, as its kind gives them and as its fields decide. */
export function traitsOf(section: Section) {
  // Each kind has the traits of its own fields.
  const own = (byKind.get(section.kind) ?? {}) as Traits<Section>;
  const {
    begins = false,
    isOnce = false,
    isTight = false,
    paper = 'page',
    ids,
    shows,
    image,
  } = own;
  return {
    begins,
    isOnce,
    isTight,
    paper: typeof paper === 'function' ? paper(section) : paper,
    ids: ids?.(section) ?? [],
    shows: typeof shows === 'function' ? shows(section) : shows,
    image: typeof image === 'function' ? image(section) : image,
  };
}
