import { ContactCards } from './contact-cards';
import { ContactFormSection } from '@/components/sections/contact-form-section';
import { OfficeDay } from './office-day';
import { pageMetadata } from '@/components/seo/metadata';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/ui/container';
import { routeOf } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];
const contactPage = content['pages/contact'];

const route = routeOf('contact');

export const metadata = pageMetadata(route);

export default function ContactPage() {
  return (
    <WholePage route={route} copy={contactPage}>
      <PageIntro route={route} intro={contactPage.intro} />
      <OfficeDay labels={contactPage.day} site={site} />
      <Container className="grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
        <ContactCards page={contactPage} site={site} />
        <ContactFormSection
          heading={contactPage.formHeading}
          text={contactPage.formLead}
          attachment={contactPage.formAttachment}
          form={contactForm}
          site={site}
        />
      </Container>
    </WholePage>
  );
}
