/**
 * @jest-environment jsdom
 *
 * Line 66 of e2e/README.md, for islands that are at work: a translator replaces every text.
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CategoryTabs } from '@/components/islands/category-tabs/category-tabs';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import type { Sending } from '@/components/islands/contact-form/sending';
import { FaqSearch } from '@/components/islands/faq-search/faq-search';
import { HeroCarousel } from '@/components/islands/hero-carousel/hero-carousel';
import { LogoStrip } from '@/components/islands/logo-strip/logo-strip';
import { MilestonesCarousel } from '@/components/islands/milestones-carousel/milestones-carousel';
import { createRowSlider } from '@/components/islands/milestones-carousel/row-slider';
import { OfficeClock } from '@/components/islands/office-clock/office-clock';
import { OnboardingSlideshow } from '@/components/islands/onboarding-slideshow/onboarding-slideshow';
import { ServiceExplorer } from '@/components/islands/service-explorer/service-explorer';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import { SlotProvider } from '@/engine/islands/slot';
import { Toaster } from '@/components/islands/toaster/toaster';
import { showToast } from '@/components/islands/shared/toast';
import { fillText } from '@/engine/islands/fill-text';
import { site } from '@/content/site';
import { translatePage } from '@/e2e/support/translator';
import messages from '@/messages/en.json';
import { content as allContent } from '@/content/loaded';

const content = allContent['contact-form'];

jest.mock('@/components/islands/milestones-carousel/row-slider');

/** On a busy machine all that a form does and loads takes longer than Jest's five seconds. */
const FORM_LIMIT_MS = 30_000;

const { slideshow } = messages;
const titles = ['First', 'Second', 'Third'];
const slideshowLabels = {
  ...slideshow,
  goTo: titles.map((_, index) => fillText(slideshow.goTo, { number: index + 1 })),
};
const slides = titles.map((title) => ({ title }));
const explorerLabels = {
  categories: 'Categories',
  empty: 'Nothing here',
  tasksAvailable: '{n} tasks available',
  close: 'Close {service}',
  more: 'More about {service}',
};
const categories = [
  { name: 'Front', tasks: ['Cutting', 'Sewing'] },
  { name: 'Back', tasks: [] },
];

let errors: string[];
let stopTranslating: () => void;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-05T17:59:30Z') });
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, applyAccept: false });
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((message) => {
    // Rules that are loaded while a test types come between two of its steps.
    if (!String(message).includes('not wrapped in act')) errors.push(String(message));
  });
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  // jsdom has no layout and no media queries.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  stopTranslating();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderTranslated(island: ReactElement) {
  const rendered = render(island);
  stopTranslating = translatePage('fonts');
  return rendered;
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets parts that are fetched later come, time pass, and the translator do its work. */
const pass = async (ms: number) => {
  for (const step of [0, 0, 20, ms]) await advance(step);
};

/** The words of a text, translated or not. */
const says = (text: string) => (found: string) => found.toUpperCase() === text.toUpperCase();

test(
  '66: the contact form says what is wrong, what it does and that it is done',
  async () => {
    const sending: Sending = {
      delivery: {
        url: 'https://forms.example/',
        format: 'multipart',
        fields: {},
        fileField: 'file',
        honeypot: { name: 'nickname', type: 'text' },
        keyIn: 'field',
        respondsWithJson: true,
      },
      strings: content.sending,
    };
    const respond = (status: number, body: unknown) =>
      ({
        status,
        ok: status < 300,
        headers: new Map(),
        text: () => Promise.resolve(JSON.stringify(body)),
      }) as unknown as Response;
    const fetches = jest.fn<Promise<Response>, []>();
    window.fetch = fetches;
    const { container } = renderTranslated(
      <>
        <ContactForm content={content} sending={sending} contact={site} />
        <Toaster labels={{ region: 'Notifications', close: 'Close' }} />
      </>,
    );
    const field = (name: 'firstName' | 'email') =>
      screen.getByLabelText(new RegExp(`^${content.labels[name]}`, 'i'));
    const button = (name = content.submit) => screen.getByRole('button', { name: says(name) });

    await user.click(button());
    await pass(0);
    expect(field('firstName')).toHaveAccessibleDescription(content.errors.firstName.toUpperCase());
    const file = screen.getByLabelText(says(content.labels.file));
    await user.upload(file, new File(['a'], 'brief.exe'));
    await pass(0);
    expect(file).toHaveAccessibleDescription(
      `${content.fileHint} ${content.errors.file}`.toUpperCase(),
    );
    await user.click(button(content.removeFile));
    await pass(0);
    expect(file).toHaveAccessibleDescription(content.fileHint.toUpperCase());

    // An address is long enough for every field.
    for (const input of container.querySelectorAll<HTMLInputElement>(':required')) {
      if (input.type === 'checkbox') fireEvent.click(input);
      else fireEvent.change(input, { target: { value: 'ada@client.example' } });
    }
    await pass(0);
    expect(field('firstName')).not.toHaveAccessibleDescription();

    fetches.mockResolvedValueOnce(respond(422, { errors: { email: 'Bounces' } }));
    await user.click(button());
    await pass(0);
    expect(field('email')).toHaveAccessibleDescription('BOUNCES');
    await user.type(field('email'), '@');
    await pass(0);
    expect(field('email')).toHaveAccessibleDescription(content.errors.email.toUpperCase());
    await user.type(field('email'), '{Backspace}');
    await pass(0);

    fetches.mockResolvedValueOnce(respond(500, {}));
    await user.click(button());
    await pass(0);
    const { fault } = content.sending.failures;
    expect(screen.getByRole('group', { name: says(fault) })).toHaveFocus();

    let arrive = () => {};
    fetches.mockReturnValueOnce(
      new Promise((resolve) => (arrive = () => resolve(respond(200, { ok: true })))),
    );
    await user.click(button());
    await pass(0);
    expect(button(content.submitting)).toBeDisabled();
    expect(screen.queryByText(says(fault))).toBeNull();
    arrive();
    await pass(100);
    expect(button()).toBeEnabled();
    expect(field('firstName')).toHaveValue('');
    expect(screen.getByText(says(content.success.title))).toBeInTheDocument();
    expect(errors).toEqual([]);
  },
  FORM_LIMIT_MS,
);

test('66: toasts follow one another, act and close', async () => {
  renderTranslated(<Toaster labels={{ region: 'Notifications', close: 'Close' }} />);
  const onPress = jest.fn();
  act(() => showToast({ title: 'One', description: 'First', durationMs: 5_000 }));
  await pass(100);
  expect(screen.getByText('FIRST')).toBeInTheDocument();
  act(() =>
    showToast({
      title: 'Two',
      description: 'Second',
      durationMs: 5_000,
      action: { label: 'Go now', onPress },
    }),
  );
  await pass(100);
  expect(screen.queryByText('FIRST')).toBeNull();
  act(() => screen.getByRole('button', { name: 'GO NOW' }).click());
  // Sonner takes a turn to begin, and then fades.
  for (const ms of [50, 250]) await pass(ms);
  expect(onPress).toHaveBeenCalled();
  expect(screen.queryByText('SECOND')).toBeNull();
  expect(errors).toEqual([]);
});

test('66: the search suggests, marks, counts and finds nothing', async () => {
  const search = {
    label: 'Search',
    placeholder: 'Search the knowledge base...',
    suggestions: 'Suggestions',
    count: { one: 'One result', many: '{count} results' },
    none: 'No results',
    noneText: 'Ask us:',
    contact: 'Contact',
    toast: { title: 'Navigating to page', description: 'Going to {question}', action: 'Go now' },
  } as const;
  const entries = ['Who owns the work?', 'Which hours do you work?'].map((question, index) => ({
    id: `entry-${index}`,
    question,
    answer: 'You do.',
    category: 'Work',
    keywords: [],
  }));
  renderTranslated(
    <FaqSearch id="search" labels={search} entries={entries} contactPath="/contact" />,
  );
  const box = screen.getByRole('combobox');
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const work = 'WORK: YOU DO.';
  // Marked in the middle, at the start, at the end, and, where the answer matches, nowhere.
  for (const text of ['w', 'who', 'work?', 'you', 'you d']) {
    await user.clear(box);
    await user.type(box, text);
    expect(options()).toEqual(
      entries
        .filter(({ question }) => text.startsWith('you') || question.toLowerCase().includes(text))
        .map(({ question }) => question.toUpperCase() + work),
    );
  }
  await pass(500);
  expect(screen.getByRole('status')).toHaveTextContent('2 RESULTS');
  await user.type(box, 'zz');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('link', { name: 'CONTACT' })).toBeInTheDocument();
  await pass(500);
  expect(screen.getByRole('status')).toHaveTextContent('NO RESULTS');
  await user.clear(box);
  await user.type(box, 'who{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(errors).toEqual([]);
});

test('66: the hero stops, starts and shows each slide', async () => {
  const contents = slideSlots(titles.map((title) => <h2 key={title}>{`Slide ${title}`}</h2>));
  renderTranslated(
    <SlotProvider content={{ rendered: contents }}>
      <HeroCarousel label="Work" labels={slideshowLabels} slides={slides} />
    </SlotProvider>,
  );
  await user.click(screen.getByRole('button', { name: slideshow.start }));
  await pass(5_000);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleDescription('SECOND');
  await user.click(screen.getByRole('button', { name: slideshow.stop }));
  await user.click(screen.getByRole('button', { name: slideshowLabels.goTo[2] }));
  expect(screen.getByText('SLIDE THIRD').closest('[role=group]')).not.toHaveAttribute('inert');
  expect(screen.getByText('SLIDE FIRST').closest('[role=group]')).toHaveAttribute('inert');
  expect(errors).toEqual([]);
});

test('66: the onboarding says which slides are completed', async () => {
  renderTranslated(
    <OnboardingSlideshow
      label="Stages"
      labels={{ ...slideshowLabels, states: slideshow.states }}
      slides={slides}
    />,
  );
  await user.click(screen.getByRole('button', { name: slideshow.start }));
  for (let shown = 0; shown < titles.length; shown += 1) await pass(5_000);
  const { current, completed } = slideshow.states;
  const states = screen
    .getAllByRole('button', { name: /Go to slide/ })
    .map((dot) => document.getElementById(dot.getAttribute('aria-describedby')!)?.textContent);
  expect(states).toEqual(
    [current, completed, completed].map((state, index) =>
      `${titles[index]}, ${state}`.toUpperCase(),
    ),
  );
  expect(errors).toEqual([]);
});

test('66: the milestones announce where they are', async () => {
  jest.mocked(createRowSlider).mockImplementation((_, onIndex) => {
    onIndex(0);
    return { moveTo: onIndex, moveBy: onIndex, destroy: jest.fn() };
  });
  renderTranslated(
    <MilestonesCarousel
      labels={{
        carousel: 'Years',
        roleDescription: 'carousel',
        previous: 'Previous',
        next: 'Next',
        status: '{year}, {position} of {count}',
      }}
      years={[2018, 2019]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('2019, 2 OF 2');
  expect(errors).toEqual([]);
});

test('66: the tabs of a service show their panels', async () => {
  renderTranslated(<CategoryTabs categories={categories} labels={explorerLabels} />);
  await user.click(screen.getByRole('tab', { name: says('Back') }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('BACK');
  expect(screen.getByText('NOTHING HERE')).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('66: the explorer opens, counts, changes and closes', async () => {
  const services = titles.map((title) => ({
    id: title.toLowerCase(),
    title,
    href: `/service/${title}`,
    categories,
  }));
  renderTranslated(
    <ServiceExplorer
      services={services}
      labels={explorerLabels}
      layout={{ columns: '', panelRows: '' }}
    />,
  );
  const card = (title: string) =>
    screen.getByRole('button', { name: says(title), expanded: false });
  await user.click(card('First'));
  await user.click(card('Second'));
  await pass(100);
  const panel = within(screen.getByRole('region', { name: says('Second') }));
  expect(panel.getByRole('status')).toHaveTextContent('2 TASKS AVAILABLE');
  await user.click(panel.getByRole('tab', { name: says('Back') }));
  expect(panel.getByRole('status')).toHaveTextContent('0 TASKS AVAILABLE');
  await user.click(panel.getByRole('button', { name: 'Close Second' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(errors).toEqual([]);
});

test('66: the office clock turns, and closes', async () => {
  renderTranslated(
    <OfficeClock
      hours={{ days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 18 * 60 }}
      offices={[{ city: 'London', timeZone: 'Europe/London', localHours: '09:00–18:00' }]}
      labels={{ open: 'Open now', closed: 'Closed now' }}
    />,
  );
  await pass(0);
  expect(screen.getByText('OPEN NOW')).toBeInTheDocument();
  await pass(30_000);
  expect(screen.getByText('CLOSED NOW')).toBeInTheDocument();
  expect(screen.getByText('18:00')).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('66: a logo that fails gives way to its name', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const logos = titles.map((name) => ({ name, src: `/logos/${name}.svg`, width: 1, height: 1 }));
  renderTranslated(<LogoStrip logos={logos} />);
  fireEvent.error(screen.getByRole('img', { name: 'First' }));
  await pass(0);
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(errors).toEqual([]);
});
