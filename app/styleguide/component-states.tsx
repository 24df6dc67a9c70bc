import { Specimens } from './specimens';
import { NextStep } from '@/components/sections/next-step';
import { ButtonLink } from '@/components/ui/button-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { controlStyle, Field, fieldId } from '@/components/ui/field';
import { Highlighted } from '@/components/ui/highlighted';
import { ToastCard } from '@/components/islands/toaster/toast-card';

const buttons = ['primary', 'secondary', 'inverted'] as const;
const tones = ['paper', 'night'] as const;
const steps = ['band', 'thread', 'night'] as const;
const fields = [{}, { hint: 'A hint' }, { required: true, error: 'A message' }];

/** Components in all their variants; hover over and focus them to see the other states. */
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
        <Fields />
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

function Fields() {
  return (
    <div className="grid gap-6 p-6 lg:grid-cols-4">
      {fields.map((state, index) => (
        <Field key={index} name={String(index)} label="Label" {...state}>
          <input
            id={fieldId(String(index))}
            className={controlStyle}
            aria-invalid={'error' in state || undefined}
          />
        </Field>
      ))}
      <ToastCard title="A toast" description="What has happened" closeLabel="Close" />
    </div>
  );
}
