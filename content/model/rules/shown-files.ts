import { contentFile, type ContentName } from '@/content/model/catalogue';
import { sectionsIn } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';
import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Place, Problem } from '@/engine/shared/problem';

/** The files that pages with a layout of their own show, besides those of their sections. */
const ofPages: Partial<Record<ContentName, ContentName>> = {
  'pages/contact': 'contact-form',
  'pages/faq': 'faq',
  'pages/milestones': 'milestones',
  'pages/onboarding-guide': 'onboarding',
  'pages/service': 'services',
  'pages/services': 'services',
};

/** A translation may lack a page, but has everything that its pages show. */
export const shownFiles: Rule = {
  name: 'a translation has the files that its pages show',
  check({ absent, files, language, original }) {
    if (!original) return [];
    const ofLayouts = Object.entries(ofPages).flatMap(([page, name]) =>
      absent.has(page as ContentName)
        ? []
        : [{ name, see: { file: contentFile(page as ContentName, language), path: [] } }],
    );
    const ofSections = sectionsIn(files).map(({ section, at }) => ({
      name: traitsOf(section).shows,
      see: at(),
    }));
    const lacking = new Map<ContentName, Place>();
    for (const { name, see } of [...ofLayouts, ...ofSections]) {
      if (name && absent.has(name) && !lacking.has(name)) lacking.set(name, see);
    }
    return [...lacking].map(([name, see]): Problem => ({
      file: contentFile(name, language),
      message: 'is missing: {see} shows it',
      see,
    }));
  },
};
