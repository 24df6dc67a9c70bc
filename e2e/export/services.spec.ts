/** service/tabs and service/others of e2e/README.md, as far as the served HTML shows them. */
import { expect, test } from '@playwright/test';
import { services } from '@/content/model/services';
import { exportedPage } from '@/e2e/support/exported';
import { content } from '@/content/model/loaded';
import { textsOf } from '@/engine/shared/markup';

const servicePage = content['pages/service'];

const pages = services.flatMap(({ id, aliases }) =>
  [id, ...aliases].map((name) => ({ path: `/service/${name}`, id })),
);

for (const { path, id } of pages) {
  test(`service/tabs: every task of every category is in the HTML of ${path}`, () => {
    const $ = exportedPage(path);
    const listed = textsOf($, '[data-island="category-tabs"] li:not(:has(a))');
    const { categories } = services.find((entry) => entry.id === id)!;
    expect(listed).toEqual(categories.flatMap(({ tasks }) => tasks));
  });

  test(`service/others: “Other Services” of ${path} holds exactly the others`, () => {
    const $ = exportedPage(path);
    const section = $('main section').filter(
      (_, element) => $(element).find('h2').text() === servicePage.otherHeading,
    );
    const links = section
      .find('a')
      .map((_, link) => [[$(link).text(), $(link).attr('href')]])
      .get();
    const others = services.filter((entry) => entry.id !== id);
    expect(links).toEqual(others.map(({ title, id: other }) => [title, `/service/${other}`]));
  });
}
