import { actorNames, isActor, isOrderStatus, panelName } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { StaffOrder } from '../order-query.ts';
import { historyRows } from './history-rows.ts';

const shown = 8;

const Path = chakra('ol', {
  base: {
    textStyle: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '96px 20px minmax(0, 1fr)',
      pb: '4',
      position: 'relative',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '100px',
      top: '14px',
      bottom: '-6px',
      width: '1px',
      bg: 'line',
    },
    '& > li:last-child': { pb: '0' },
  },
});

const Dot = chakra('span', {
  base: { boxSize: '2', mt: '6px', borderRadius: 'round', bg: 'idle.dot', position: 'relative', zIndex: '1' },
});

/** The order's path, newest first: who set each status, what was forced and why (ADMIN-043, 044, 047). */
export function HistoryCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const moves = useTranslations('moves');
  const [all, setAll] = useState(false);
  const rows = historyRows(order.orderStatesAttributes);
  return (
    <PanelCard title={t('history')} count={rows.length}>
      {rows.length === 0 && <SmallText>{t('noHistory')}</SmallText>}
      <Path>
        {rows.slice(0, all ? rows.length : shown).map((row, index) => (
          <li key={`${row.createdAt} ${row.state} ${index}`}>
            <Span color="ink.muted" fontVariantNumeric="tabular-nums">
              {shortTime(new Date(row.createdAt))}
            </Span>
            <Dot bg={index === 0 ? 'primary' : 'idle.dot'} aria-hidden />
            <Box>
              <Span fontWeight={index === 0 ? 'semibold' : 'medium'} mr="2">
                {isOrderStatus(row.state) ? panelName(row.state) : row.state}
              </Span>
              {row.forced === true && <Badge meaning="waiting">{t('forcedBadge')}</Badge>}
              {row.actor !== undefined && isActor(row.actor) && (
                <Box color="ink.muted">{actorNames[row.actor]}</Box>
              )}
              {row.reason !== undefined && row.reason !== null && (
                <Box mt="1" py="2" px="3" borderRadius="box" bg="waiting.tint" overflowWrap="anywhere">
                  {t('reasonOf', { reason: row.reason })}
                </Box>
              )}
            </Box>
          </li>
        ))}
      </Path>
      {rows.length > shown && (
        <Box mt="4">
          <Button size="panel" kind="quiet" onClick={() => setAll(!all)}>
            {all ? moves('fewer') : moves('more', { count: rows.length })}
          </Button>
        </Box>
      )}
    </PanelCard>
  );
}
