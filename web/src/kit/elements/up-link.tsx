import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './box.tsx';
import { Icon } from './icon.tsx';

/** Leads from a page to the list that it belongs to. */
export function UpLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="small"
      fontWeight="medium"
      color="link"
      textDecoration="none"
    >
      <Icon of={ChevronLeft} size="small" />
      {children}
    </Anchor>
  );
}
