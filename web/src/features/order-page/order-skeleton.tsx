import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { SkeletonBar } from '../../kit/elements/skeleton.tsx';

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

const widths = ['72%', '54%', '64%', '46%'];

/** The bars of a card under its head. */
const Bars = ({ rows }: { rows: number }) => (
  <Card>
    <Box px={{ base: '4', md: '6' }} py="5" borderBottom="1px solid" borderColor="line">
      <SkeletonBar width="160px" />
    </Box>
    <Box display="grid" gap="3" px={{ base: '4', md: '6' }} py="4">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonBar key={index} width={widths[index % widths.length] ?? '50%'} />
      ))}
    </Box>
  </Card>
);

/** The head, the status and the first cards of an order while it is on its way. */
export function OrderSkeleton() {
  const t = useTranslations('kit');
  return (
    <Box role="status">
      <ForScreenReader>{t('loading')}</ForScreenReader>
      <Box aria-hidden display="grid" gap="4">
        <SkeletonBar width="120px" />
        <SkeletonBar height="9" width="min(320px, 80%)" />
        <Bars rows={6} />
        <Halves>
          <Bars rows={8} />
          <Bars rows={6} />
          <Bars rows={4} />
          <Bars rows={4} />
        </Halves>
      </Box>
    </Box>
  );
}
