import { Colours } from './colours';
import { ComponentStates } from './component-states';
import { Type } from './type';
import { Weaves } from './weaves';
import { PageIntro } from '@/components/sections/page-intro';

/**
 * Tokens, type, components and weaves, under `next dev` only: a build does not treat files with
 * this extension as pages, see `next.config.mjs`.
 */
export default function StyleGuidePage() {
  return (
    <>
      <PageIntro
        intro={{
          eyebrow: 'In development only',
          heading: 'Style guide',
          lead: 'What the pages are made of: change a token or a parameter and see it here first.',
        }}
        layout="split"
      />
      <Colours />
      <Type />
      <ComponentStates />
      <Weaves />
    </>
  );
}
