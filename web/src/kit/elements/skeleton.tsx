import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from './box.tsx';

/** A grey bar 16 high where text will come. */
export const SkeletonBar = chakra('div', {
  base: {
    height: '4',
    borderRadius: 'small',
    bg: 'surface.hover',
    animation: 'breathe 1.6s ease-in-out infinite alternate',
  },
});

const widths = ['72%', '54%', '64%', '46%'];

/** Rows of the real height (40) while a list is on its way. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  const t = useTranslations('kit');
  return (
    <Box role="status">
      <ForScreenReader>{t('loading')}</ForScreenReader>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          aria-hidden
          height="row"
          px="6"
          py="3"
          display="grid"
          gridTemplateColumns="64px 1fr 96px"
          gap="4"
          borderBottom="1px solid"
          borderColor="line"
          _last={{ borderBottomWidth: '0' }}
        >
          <SkeletonBar />
          <SkeletonBar width={widths[index % widths.length] ?? '50%'} />
          <SkeletonBar />
        </Box>
      ))}
    </Box>
  );
}

const card = <SkeletonBar height="240px" mt="4" borderRadius="box" />;

/** A page's title, sentence and what follows, a card if nothing is said of it, while its order is on its way. */
export function SkeletonPage({ children = card }: { children?: ReactNode }) {
  const t = useTranslations('kit');
  return (
    <Box role="status">
      <ForScreenReader>{t('loading')}</ForScreenReader>
      <Box aria-hidden display="grid" gap="4">
        <SkeletonBar height="9" width="60%" />
        <SkeletonBar width="80%" />
        {children}
      </Box>
    </Box>
  );
}
