import type { MetadataRoute } from 'next';
import { withBasePath } from '@/content/model/base-path';
import { iconPath, siteIcons } from '@/components/seo/site-icons';
import { brand } from '@/content/model/brand';
import { pathOf } from '@/content/model/routes';
import { site } from '@/content/model/site';

export const dynamic = 'force-static';

/** Name, colours and icons for home screens. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (file: keyof typeof siteIcons, purpose: 'any' | 'maskable') => ({
    src: withBasePath(iconPath(file)),
    sizes: `${siteIcons[file].size}x${siteIcons[file].size}`,
    type: 'image/png',
    purpose,
  });
  const home = withBasePath(pathOf('home'));
  return {
    id: home,
    name: site.name,
    description: site.description,
    start_url: home,
    display: 'browser',
    background_color: brand.colours.light.surface,
    theme_color: brand.colours.light.surface,
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
    ],
  };
}
