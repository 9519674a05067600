import { isOrderStatus, panelName } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import type { Explanations, StaffOrder } from '../order-query.ts';
import { forceSpec, specOf } from './move-specs.ts';
import type { MoveSpec } from './move-specs.ts';
import { MoveTitle } from './move-title.ts';

export const MoveList = chakra('ul', {
  base: {
    textStyle: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
      columnGap: '3',
      alignItems: 'start',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& > li:last-child': { borderBottomWidth: '0' },
    // On a phone what is pressed stands under what it does.
    '& > li > button': { gridColumn: { base: '2', sm: 'auto' }, justifySelf: 'start' },
  },
});

/** Ways that lead to no status of the rows above, or to one by what an administrator vouches for. */
const apart = [
  'RESEND_OFFER',
  'RECORD_IDENTITY',
  'RECORD_PAYMENT',
  'RECORD_SIGNATURE',
  'REJECT_PAYMENT',
  'SET_PICKUP_DATE',
  'SEND_BACK',
  'CANCEL',
] as const;

type Move = Explanations['moves'][number];

type Props = {
  order: StaffOrder;
  moves: readonly Move[];
  onChoose: (spec: MoveSpec) => void;
};

/** One row per status that may follow: what it does, who is waited for, what lacks, and the way to bring it about. */
export function OpenMoves({ order, moves, onChoose }: Props) {
  const t = useTranslations('moves');
  const { allowed } = order;
  const rowed = new Set(moves.map(({ event }) => event));
  const ends = apart.filter((event) => allowed.some((name) => name === event) && !rowed.has(event));
  return (
    <div>
      <MoveTitle>{t('open')}</MoveTitle>
      {moves.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('none')}
        </Box>
      )}
      <MoveList>
        {moves.map((move) => (
          <OpenMove key={String(move.to)} move={move} onChoose={onChoose} />
        ))}
      </MoveList>
      {ends.length > 0 && (
        <Box display="flex" flexWrap="wrap" columnGap="6" mt="2">
          {ends.map((event) => {
            const spec = specOf(event, order.status);
            return (
              spec !== null && (
                <Button key={event} kind="quiet" size="panel" onClick={() => onChoose(spec)}>
                  {t(event === 'REJECT_PAYMENT' ? 'nothingCame' : `action.${event}`)}
                </Button>
              )
            );
          })}
        </Box>
      )}
    </div>
  );
}

function OpenMove({ move, onChoose }: { move: Move; onChoose: (spec: MoveSpec) => void }) {
  const t = useTranslations('moves');
  const { to, event, waitsFor, lacks, forcible, effects } = move;
  if (!isOrderStatus(to)) return null;
  const own = event === null ? null : specOf(event, to);
  const forced = own === null && forcible && lacks.length === 0 ? forceSpec(to, panelName(to)) : null;
  const records = lacks.flatMap(({ record }) => (record === null ? [] : [record]));
  return (
    <li>
      <Icon of={ArrowRight} color="primary" size="small" mt="2px" />
      <Box minWidth="0">
        <Box fontWeight="medium">{panelName(to)}</Box>
        {waitsFor.length > 0 && <Box color="ink.muted">{t('waitsFor', { who: waitsFor.join(', ') })}</Box>}
        {waitsFor.length === 0 && lacks.length === 0 && (
          <Box color="ink.muted">{effects.length === 0 ? t('quiet') : effects.join(', ')}</Box>
        )}
        {lacks.map(({ sentence, who }) => (
          <Box key={sentence} color="waiting">
            {who === null ? sentence : `${t('lacking', { sentence })} ${t('bring', { who })}`}
          </Box>
        ))}
      </Box>
      {own !== null && (
        <Button kind="quiet" size="panel" onClick={() => onChoose(own)}>
          {t(`action.${own.event}`)}
        </Button>
      )}
      {forced !== null && (
        <Button kind="quiet" size="panel" onClick={() => onChoose(forced)}>
          {t('force')}
        </Button>
      )}
      {own === null &&
        forced === null &&
        records.map((record) => {
          const spec = specOf(record, to);
          return (
            spec !== null && (
              <Button
                key={record}
                kind="quiet"
                size="panel"
                onClick={() => onChoose({ ...spec, refused: { to, lacks } })}
              >
                {t(`action.${record}`)}
              </Button>
            )
          );
        })}
    </li>
  );
}
