import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';

interface LinkListProps {
  links: readonly { href: string; title: string }[];
  className?: string;
}

/**
 * Links to pages of the site, one below the other unless its class says otherwise, and large enough
 * to tap.
 */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <List className={className}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="inline-block py-1.5 underline decoration-line underline-offset-4 hover:text-accent"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
