import { panelName, phaseLabels, phaseOf, toneOf, isTransient } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { OpenTaskLine } from '../comments/open-task-line.tsx';
import { MoveDialog } from '../loaded-later.ts';
import { explanationsQuery } from '../order-query.ts';
import type { Explanations, StaffOrder } from '../order-query.ts';
import { useChanged } from '../../../kit/elements/use-changed.ts';
import { LockedMoves } from './locked-moves.tsx';
import { moneyFigures } from './money-figures.ts';
import { specOf } from './move-specs.ts';
import type { MoveSpec, OwnMove } from './move-specs.ts';
import { OpenMoves } from './open-moves.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { base: 'stretch', lg: 'center' },
    justifyContent: 'space-between',
    gap: { base: '4', lg: '12' },
    p: { base: '4', md: '6' },
  },
});

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', lg: 'row' },
    flex: 'none',
    gap: '4',
  },
});

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
    borderTop: '1px solid',
    borderColor: 'line',
    '& > *': { px: { base: '4', md: '6' }, py: '4' },
    '& > * + *': {
      borderLeft: { lg: '1px solid' },
      borderTop: { base: '1px solid', lg: '0' },
      borderColor: { base: 'line', lg: 'line' },
    },
  },
});

const names = Object.keys(phaseLabels).filter((name) => name !== 'closed');

/** The first of the administrator's own moves that brings the order on, and the one that refuses, as buttons. */
function buttonsOf(moves: Explanations['moves']): readonly OwnMove[] {
  const own = moves.flatMap(({ event, to }) => {
    const spec = event === null ? null : specOf(event, to);
    return spec === null ? [] : [spec];
  });
  const onward = own.find(({ manner }) => manner === 'ordinary');
  const refusal = own.find(({ manner }) => manner === 'refusal');
  return [refusal, onward].filter((spec) => spec !== undefined);
}

/** Where the order rests, and every way on from there, with what follows. */
export function StatusCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('orderPage');
  const moves = useTranslations('moves');
  const query = useQuery(explanationsQuery(order));
  const [chosen, choose] = useState<MoveSpec | null>(null);
  const { status, facts } = order;
  const money = moneyFigures(status, facts);
  const entered = order.orderStatesAttributes.at(-1)?.createdAt ?? order.orderedAt;
  return (
    <Card as="section" mt="4" marked={useChanged([order.status, order.version])}>
      <Head>
        <Box minWidth="0">
          <Box textStyle="small" color="ink.muted">
            {phaseOf(status) === 'closed'
              ? t('sinceEnd', { when: shortTime(new Date(entered)) })
              : t('since', {
                  when: shortTime(new Date(entered)),
                  phase: names.indexOf(phaseOf(status)) + 1,
                  phases: names.length,
                })}
            {order.deadlineAt !== null && (
              <> · {t('deadline', { when: shortTime(new Date(order.deadlineAt)) })}</>
            )}
          </Box>
          <Box as="h2" textStyle="h2" my="1">
            <StatusDot
              tone={isTransient(status) ? 'waiting' : toneOf(status, 'staff')}
              size="title"
              whiteSpace="normal"
            >
              {panelName(status)}
            </StatusDot>
          </Box>
          <Box textStyle="small" color="ink.muted">
            {money === null ? phaseLabels[phaseOf(status)] : t(`money.${money.word}`, { ...money })}
          </Box>
          {order.redirectUrl != null && (
            <TextLink href={order.redirectUrl} target="_blank" rel="noreferrer" textStyle="small">
              {t('bankPage')}
            </TextLink>
          )}
        </Box>
        {query.data !== undefined && (
          <Buttons>
            {buttonsOf(query.data.moves).map((spec) => (
              <Button
                key={spec.event}
                size="panel"
                kind={spec.manner === 'refusal' ? 'irreversible' : 'primary'}
                onClick={() => choose(spec)}
              >
                {moves(`action.${spec.event}`)}
              </Button>
            ))}
          </Buttons>
        )}
      </Head>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && <FailedState title={moves('loadFailed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && (
        <Halves>
          <OpenMoves order={order} moves={query.data.moves} onChoose={choose} />
          <LockedMoves refused={query.data.refused} />
        </Halves>
      )}
      <OpenTaskLine orderId={order.id} />
      {chosen !== null && (
        <MoveDialog key={chosen.event} order={order} spec={chosen} onClose={() => choose(null)} />
      )}
    </Card>
  );
}
