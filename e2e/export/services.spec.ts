/** service/tabs, service/others and form/prefill-link of e2e/README.md, as far as the HTML shows them. */
import { expect, test } from '@playwright/test';
import { servicePath } from '@/content/model/paths';
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

test('form/prefill-link: the button of a service page names the service in the message', () => {
  for (const { id, title } of services) {
    const href = exportedPage(servicePath(id))('a[href^="/contact?"]').attr('href') ?? '';
    const { searchParams } = new URL(href, 'https://example.test');
    expect(searchParams.get('message'), id).toContain(title);
    expect(searchParams.get('inquiryType'), id).toBe('sales');
  }
});
