/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Breadcrumbs } from '@/components/sections/breadcrumbs';
import { routeOf } from '@/content/model/routes';
import messages from '@/messages/en.json';

jest.mock('@/content/model/loaded', () =>
  jest.requireActual<object>('@/__tests__/fixture-content'),
);

const show = (route: Parameters<typeof Breadcrumbs>[0]['route']) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Breadcrumbs route={route} />
    </NextIntlClientProvider>,
  );

it('leads from a page to the home page', () => {
  show(routeOf('about'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('is left out on the home page, which has an introduction if its owner likes', () => {
  show(routeOf('home'));
  expect(screen.queryByRole('navigation')).toBeNull();
});
