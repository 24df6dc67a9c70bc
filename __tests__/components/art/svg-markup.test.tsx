import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '@/components/art/drawing';
import { Damask } from '@/components/art/damask';
import { LogoMark } from '@/components/art/logo-mark';
import { svgMarkup } from '@/components/art/svg-markup';
import { iconName } from '@/content/model/schemas/primitives';

test('drawings have the markup that React gives them', () => {
  const drawings = [
    <Drawing key="card" name="card" />,
    <LogoMark key="logo" className="a" />,
    <path key="path" d={'"<&\''} strokeWidth={0} opacity={undefined} />,
    ...iconName.options.map((icon) => <Damask key={icon} icon={icon} size="social" />),
  ];
  for (const drawing of drawings) expect(svgMarkup(drawing)).toBe(renderToStaticMarkup(drawing));
});
