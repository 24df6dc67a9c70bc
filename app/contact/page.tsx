import { ContactCards } from './contact-cards';
import { ContactFormSection } from '@/components/sections/contact-form-section';
import { OfficeDay } from './office-day';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/ui/container';
import { site } from '@/content/model/site';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];

export const metadata = metadataOf('contact');

export default pageOf('contact', function ContactPage({ route, copy }) {
  return (
    <WholePage route={route} copy={copy}>
      <PageIntro route={route} intro={copy.intro} />
      <OfficeDay labels={copy.day} site={site} />
      <Container className="grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
        <ContactCards page={copy} site={site} />
        <ContactFormSection
          heading={copy.formHeading}
          text={copy.formLead}
          attachment={copy.formAttachment}
          form={contactForm}
          site={site}
        />
      </Container>
    </WholePage>
  );
});
