import { contentFile } from '@/content/model/catalogue';
import type { Rule } from '@/content/model/rules/rule';
import { sitePages } from '@/content/model/site-pages';

/** The pages of the About panel have a text to show there. */
export const menuTexts: Rule = {
  name: 'a page of the panel has a text for it',
  check(site) {
    const { content, pages, language } = site;
    const { about } = content.menus;
    return sitePages(site)
      .filter(({ menuText, kind }) => menuText === undefined && kind === 'page')
      .flatMap(({ key, file }) => {
        const name = key.replace(/^pages\//, '');
        const isOwn = pages.some((page) => page.name === name && page.menus.includes('about'));
        if (!about.includes(name) && !isOwn) return [];
        const see = about.includes(name)
          ? { file: contentFile('menus', language), path: ['about', about.indexOf(name)] }
          : { file, path: ['menus'] };
        const message = 'is missing: the menu `about` shows a line about each page ({see})';
        return [{ file, path: ['menuText'], message, see }];
      });
  },
};
