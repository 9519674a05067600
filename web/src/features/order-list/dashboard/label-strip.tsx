import { orderFlagNames } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../../kit/use-keys.ts';
import { useAge } from '../use-age.ts';
import type { Dashboard } from './dashboard-query.ts';

type Label = NonNullable<Dashboard['labels']>[number];

const Strip = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
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
    display: 'grid',
    gridTemplateRows: '1fr auto auto',
    p: '4',
    textAlign: 'left',
    bg: 'surface',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': {
      bg: 'primary.tint',
      boxShadow: 'inset 0 -2px 0 var(--app-colors-primary)',
    },
    '& > :nth-of-type(1)': { fontWeight: 'medium' },
    '& > :nth-of-type(2)': { textStyle: 'h2', mt: '1', fontVariantNumeric: 'tabular-nums' },
    '& > :nth-of-type(3)': { color: 'ink.muted' },
    '&[data-none] > *': { color: 'ink.muted' },
  },
});

type Props = {
  labels: readonly Label[];
  now: number;
  chosen: string | undefined;
  /** Null where there is no queue to narrow. */
  onChoose: ((label: string) => void) | null;
};

/** Why orders need work by hand: how many, and for how long; pressed, or by 1 to 6, the queue shows those alone, and again all. */
export function LabelStrip({ labels, now, chosen, onChoose }: Props) {
  const t = useTranslations('dashboard');
  const age = useAge(now);
  const press = (label: string) => onChoose?.(label === chosen ? '' : label);
  const nth = (place: number) => {
    const label = labels[place - 1]?.label;
    return onChoose === null || label === undefined ? null : () => press(label);
  };
  useKeys<'labels'>({ 1: nth(1), 2: nth(2), 3: nth(3), 4: nth(4), 5: nth(5), 6: nth(6) });
  return (
    <Strip aria-label={t('labels')}>
      {labels.map(({ label, count, oldestAt }) => (
        <Tile
          key={label}
          type="button"
          aria-pressed={onChoose === null ? undefined : label === chosen}
          disabled={onChoose === null}
          data-none={count === 0 || undefined}
          onClick={() => press(label)}
        >
          <span>{orderFlagNames[label]}</span>
          <span>{count >= mostCounted ? t('many', { count }) : count}</span>
          <span>{oldestAt === null ? t('none') : t('oldest', { age: age(new Date(oldestAt)) })}</span>
        </Tile>
      ))}
    </Strip>
  );
}

/** The server counts no further. */
const mostCounted = 1_000;
