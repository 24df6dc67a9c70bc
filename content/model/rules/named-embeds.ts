import { sectionsIn } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';

/** What is embedded comes from hosts that the owner has named once. */
export const namedEmbeds: Rule = {
  name: 'only named hosts are embedded',
  check({ content, files }) {
    const hosts = (content.site.embeds ?? []).map(({ host }) => host);
    return sectionsIn(files).flatMap(({ section, at }) => {
      if (section.kind !== 'embed') return [];
      const { host } = new URL(section.url);
      if (hosts.includes(host)) return [];
      const message = `is at ${host}, which content/site.yaml does not name; add it to \`embeds\` there`;
      return [{ ...at('url'), message }];
    });
  },
};
