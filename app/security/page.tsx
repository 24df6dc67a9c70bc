import { SecurityContents } from './security-contents';
import { SecurityArea, variantAt } from './security-area';
import { Drawing } from '@/components/art/drawing';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';

export const metadata = metadataOf('security');

export default pageOf('security', function SecurityPage({ route, copy }) {
  const { areas } = copy;
  return (
    <WholePage route={route} copy={copy}>
      <div data-tone="night" className="content">
        <PageIntro
          route={route}
          intro={copy.intro}
          art={<Drawing name="security" className="mx-auto w-full max-w-96" />}
        />
        <SecurityContents label={copy.contentsLabel} areas={areas} />
      </div>
      {areas.map((area, index) => (
        <SecurityArea key={area.id} area={area} variant={variantAt(index, areas.length)} />
      ))}
    </WholePage>
  );
});
