import { Specimens } from './specimens';
import { NextStep } from '@/components/sections/next-step';
import { ButtonLink } from '@/components/ui/button-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { SlideDots } from '@/components/ui/slide-dots';

const buttons = ['primary', 'secondary', 'inverted'] as const;
const tones = ['paper', 'night'] as const;
const steps = ['band', 'thread', 'night'] as const;
const dots = (['current', 'completed', 'pending'] as const).map((state) => ({
  name: state,
  description: state,
  state,
}));

/** Components in all their variants; hover and focus them to see the rest. */
export function ComponentStates() {
  return (
    <>
      <Specimens heading="Components">
        {tones.map((tone) => (
          <div key={tone} data-tone={tone} className="flex flex-wrap items-center gap-6 p-6">
            {buttons.map((variant) => (
              <ButtonLink key={variant} href="/" variant={variant}>
                {variant}
              </ButtonLink>
            ))}
            <Eyebrow>{tone}</Eyebrow>
            <p className="text-subheading">
              <Highlighted text="Green thread" phrases={['Green']} color="green" />
            </p>
            <p className="text-subheading">
              <Highlighted text="Blue thread" phrases={['Blue']} color="blue" />
            </p>
          </div>
        ))}
        <div className="p-6">
          <SlideDots label="Slides" dots={dots} onChoose={() => undefined} />
        </div>
      </Specimens>
      {steps.map((variant) => (
        <NextStep
          key={variant}
          variant={variant}
          heading={variant}
          text="One sentence on where to go from here."
          action="The way"
          link="/services"
        />
      ))}
    </>
  );
}
