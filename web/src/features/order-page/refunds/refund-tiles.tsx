import { refundStates } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { sumText, useAge } from './refund-text.ts';
import type { Register, RefundTab } from './refunds-query.ts';

const Strip = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    mt: '4',
    bg: 'line',
    gap: '1px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    overflow: 'clip',
  },
});

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-start',
    p: '4',
    textAlign: 'left',
    bg: 'surface',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': {
      bg: 'primary.tint',
      boxShadow: 'inset 0 -2px 0 var(--app-colors-primary)',
    },
  },
});

const tones = {
  owed: 'attention',
  ordered: 'current',
  paid_out: 'done',
  kept_by_agreement: 'waiting',
} as const;

/** Milliseconds after which a sum that nobody has ordered is late. */
const late = 5 * 24 * 60 * 60_000;

const nothing = { amount: '0.00', currency: 'PLN' };

type Props = {
  sums: Register['sums'] | undefined;
  /** When they were read, epoch ms. */
  now: number;
  tab: RefundTab;
  /** Whether settled refunds are those of some days. */
  dated: boolean;
  onChoose: (tab: RefundTab) => void;
};

/** What stands behind each state, in each currency by itself; pressed, the list shows that state alone, and again all that is open. */
export function RefundTiles({ sums = [], now, tab, dated, onChoose }: Props) {
  const t = useTranslations('refundRegister');
  const age = useAge(now);
  return (
    <Strip aria-label={t('tabs')}>
      {refundStates.map((state) => {
        const own = sums.filter((sum) => sum.state === state);
        const [first, ...others] = own.toSorted(
          (one, other) => Number(other.currency === 'PLN') - Number(one.currency === 'PLN'),
        );
        const count = own.reduce((total, sum) => total + sum.count, 0);
        const oldest = Math.min(...own.map(({ oldestAt }) => Date.parse(oldestAt)));
        const open = state === 'owed' || state === 'ordered';
        return (
          <Tile
            key={state}
            type="button"
            aria-pressed={tab === state}
            onClick={() => onChoose(tab === state ? 'open' : state)}
          >
            <StatusDot tone={tones[state]} fontWeight="medium">
              {t(`tab.${state}`)}
            </StatusDot>
            <Box mt="1">
              <Span textStyle="h2">{sumText(first ?? nothing)}</Span>
              {others.map((sum) => (
                <Span key={sum.currency} fontWeight="medium">{` ${t('and', { sum: sumText(sum) })}`}</Span>
              ))}
            </Box>
            <Span color="ink.muted">
              {count > 0 && open ? (
                <>
                  {t('countOldest', { count })}{' '}
                  <Span color={state === 'owed' && now - oldest > late ? 'refused' : undefined}>
                    {t('oldest', { age: age(new Date(oldest)) })}
                  </Span>
                </>
              ) : (
                t(dated && !open ? 'countOfDays' : 'count', { count })
              )}
            </Span>
          </Tile>
        );
      })}
    </Strip>
  );
}
