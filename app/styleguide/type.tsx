import { Specimens } from './specimens';

const sizes = {
  display: 'text-display font-semibold tracking-tight',
  heading: 'text-heading font-semibold tracking-tight',
  subheading: 'text-subheading font-semibold tracking-tight',
  lead: 'text-lead text-muted',
  body: 'text-body',
  small: 'text-small',
};

/** The six sizes as the pages use them. */
export function Type() {
  return (
    <Specimens heading="Type">
      {Object.entries(sizes).map(([name, style]) => (
        <p key={name} className={style}>
          {`${name}: threads over and under, 0123456789`}
        </p>
      ))}
    </Specimens>
  );
}
