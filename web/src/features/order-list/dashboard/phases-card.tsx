import { phaseLabels, phases as statusesOf } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Anchor, Box, ForScreenReader } from '../../../kit/elements/box.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import type { Dashboard } from './dashboard-query.ts';

type Phase = NonNullable<Dashboard['phases']>[number];

const Bars = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    textStyle: 'small',
    '& a, & li > span': {
      display: 'grid',
      gridTemplateColumns: '160px minmax(0, 1fr) 36px',
      alignItems: 'center',
      gap: '3',
      color: 'ink',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'primary' },
  },
});

const Bar = chakra('span', {
  base: {
    display: 'flex',
    gap: '1px',
    height: '2',
    bg: 'surface.hover',
    borderRadius: 'small',
    overflow: 'hidden',
    '& > i': { display: 'block', bg: 'primary' },
    '& > i + i': { bg: 'waiting.dot' },
  },
});

type Props = {
  phases: readonly Phase[];
  /** The list that a bar opens; null for who reads no orders. */
  listHref: string | null;
};

/** How many open orders each phase has, and how many of them wait for an administrator; a bar opens the list. */
export function PhasesCard({ phases, listHref }: Props) {
  const t = useTranslations('dashboard');
  const all = phases.reduce((sum, { count }) => sum + count, 0);
  const needing = phases.reduce((sum, { waiting }) => sum + waiting, 0);
  const most = Math.max(1, ...phases.map(({ count }) => count));
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <PanelCard title={t('phases')} count={all} first>
      <Bars>
        {phases.map(({ phase, count, waiting }) => {
          const row = (
            <>
              <span aria-hidden>{phaseLabels[phase]}</span>
              <Bar aria-hidden>
                <i style={{ width: share(count - waiting) }} />
                {waiting > 0 && <i style={{ width: share(waiting) }} />}
              </Bar>
              <Box as="span" aria-hidden textAlign="right" fontVariantNumeric="tabular-nums">
                {count}
              </Box>
              <ForScreenReader>{t('phase', { phase: phaseLabels[phase], count, waiting })}</ForScreenReader>
            </>
          );
          return (
            <li key={phase}>
              {listHref === null ? (
                <span>{row}</span>
              ) : (
                <Anchor href={`${listHref}?status=${statusesOf[phase].join(',')}`}>{row}</Anchor>
              )}
            </li>
          );
        })}
      </Bars>
      <Box mt="3" textStyle="small" color="ink.muted">
        <StatusDot tone="attention">{t('needing', { count: needing })}</StatusDot>
      </Box>
    </PanelCard>
  );
}
