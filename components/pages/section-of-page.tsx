import type { ReactNode } from 'react';
import { readText } from '@/components/journal/markdown';
import { ClientLogos } from '@/components/sections/client-logos';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { ContactFormSection } from '@/components/sections/contact-form-section';
import { Figures } from '@/components/sections/figures';
import { Hero } from '@/components/sections/hero';
import { IndustryList } from '@/components/sections/industry-list';
import { IntroSection } from '@/components/sections/intro-section';
import { LeadCards } from '@/components/sections/lead-cards';
import { companyKinds } from '@/components/pages/company-kinds';
import { entriesWith } from '@/components/pages/entries-with';
import { foreignKinds } from '@/components/pages/foreign-kinds';
import { MarkdownText } from '@/components/pages/markdown-text';
import { pricingKinds } from '@/components/pages/pricing-kinds';
import type { SectionProps } from '@/components/sections/section-props';
import { NewestArticles } from '@/components/sections/newest-articles';
import { NextStep } from '@/components/sections/next-step';
import { NextStepBanner } from '@/components/sections/next-step-banner';
import { PictureSection } from '@/components/sections/picture-section';
import { QuestionList } from '@/components/sections/question-list';
import { Quotation } from '@/components/sections/quotation';
import { ServiceIndex } from '@/components/sections/service-index';
import { Steps } from '@/components/sections/steps';
import { TermList } from '@/components/sections/term-list';
import { Video } from '@/components/sections/video';
import { Container } from '@/components/ui/container';
import { faqQuestions } from '@/content/model/faq';
import { articles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import type { SectionKind } from '@/content/model/schemas/sections';
import { services } from '@/content/model/services';
import { site } from '@/content/model/site';

const MAX_ARTICLES = 4;

/** Draws each kind of section, and adds the data that is not in the section's own fields. */
const kinds: { [Kind in SectionKind]: (props: SectionProps<Kind>) => ReactNode } = {
  ...pricingKinds,
  ...companyKinds,
  ...foreignKinds,
  hero: ({ section, route }) => (
    <Hero heading={route.title} slides={content.hero.slides} section={section} />
  ),
  intro: IntroSection,
  text: ({ section, id }) => (
    <Container className="pb-section">
      <MarkdownText tree={readText({ body: section.text }, id).tree} />
    </Container>
  ),
  cards: LeadCards,
  steps: Steps,
  list(props) {
    const { heading, variant, entries } = props.section;
    if (variant === 'figures') return <Figures {...props} />;
    const isNumbered = variant === 'numbered';
    return <TermList id={props.id} {...{ heading, entries, isNumbered }} />;
  },
  table: ({ section: { rows, ...section }, id }) => (
    <ComparisonTable id={id} {...section} rows={rows.map(({ cells }) => cells)} />
  ),
  quote: Quotation,
  picture: PictureSection,
  video: Video,
  services: ({ section, id }) => (
    <ServiceIndex section={section} id={id} services={entriesWith(services, section.services)} />
  ),
  industries: ({ section, id }) => (
    <IndustryList
      section={section}
      id={id}
      industries={entriesWith(content.industries.industries, section.industries)}
    />
  ),
  questions({ section, id }) {
    const { questions, category } = section;
    const asked = faqQuestions.filter((one) => !category || one.category === category);
    return <QuestionList section={section} id={id} questions={entriesWith(asked, questions)} />;
  },
  articles({ section, id }) {
    const shown = articles.filter(({ topic }) => !section.topic || topic === section.topic);
    return <NewestArticles section={section} id={id} articles={shown.slice(0, MAX_ARTICLES)} />;
  },
  logos: ({ section, id }) => <ClientLogos section={section} id={id} logos={content.logos.logos} />,
  form: ({ section: { heading, text, inquiryType, message } }) => (
    <Container className="py-section lg:grid lg:grid-cols-12">
      <ContactFormSection
        heading={heading}
        text={text}
        prefill={{ inquiryType, message }}
        form={content['contact-form']}
        site={site}
      />
    </Container>
  ),
  next: ({ section: { variant, ...section }, id }) =>
    variant === 'accent' ? (
      <NextStepBanner id={id} {...section} />
    ) : (
      <NextStep id={id} {...section} variant={variant} />
    ),
};

/** One section of a page, drawn as its kind. */
export function SectionOfPage(props: SectionProps<SectionKind>): ReactNode {
  // TypeScript cannot tell that the function is the one for this kind of section.
  const draw = kinds[props.section.kind] as (props: SectionProps<SectionKind>) => ReactNode;
  return draw(props);
}
