import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The width that header, content and footer share: 1170 and the gutters. */
export const contentStyle = {
  width: 'full',
  maxWidth: 'calc(1170px + 2 * var(--gutter))',
  mx: 'auto',
  px: 'gutter',
} as const;

/** Everything between header and footer; 64 before the footer. */
export const PageContent = chakra('div', { base: { ...contentStyle, flex: '1 0 auto', pb: '16' } });

const Columns = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    alignItems: { base: 'stretch', md: 'start' },
    pt: { base: '4', md: '8' },
    gap: { base: '6', lg: '8', xl: '16' },
    gridTemplateColumns: {
      md: 'minmax(0, 1fr) 272px',
      lg: 'minmax(0, 1fr) 320px',
      xl: 'minmax(0, 720px) minmax(0, 386px)',
    },
  },
  variants: {
    // The main column is as wide as what stands in it: a table that is typed into.
    wide: {
      true: {
        gap: { base: '6', xl: '4' },
        gridTemplateColumns: { md: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
      },
    },
  },
});

const Aside = chakra('aside', {
  base: { position: { md: 'sticky' }, top: '6' },
  variants: { last: { false: { order: { base: '-1', md: '0' } } } },
  defaultVariants: { last: false },
});

type Props = {
  aside: ReactNode;
  /** On phones the side stands below instead of above. */
  asideLast?: boolean;
  /** The side is narrow, and stands below under 1100. */
  wide?: boolean;
  children: ReactNode;
};

/** A page of at most 720 with a card at its side, or above it on phones. */
export function TwoColumns({ aside, asideLast = false, wide = false, children }: Props) {
  return (
    <Columns wide={wide}>
      <main>{children}</main>
      <Aside last={asideLast}>{aside}</Aside>
    </Columns>
  );
}

/** A page of one column of at most 720 (or 400: signing in). */
export const OneColumn = chakra('main', {
  base: { maxWidth: 'column', pt: { base: '6', md: '8' } },
  variants: {
    narrow: { true: { width: 'full', maxWidth: '400px', mx: 'auto', pt: { base: '8', md: '16' } } },
    wide: { true: { maxWidth: 'none' } },
  },
});
