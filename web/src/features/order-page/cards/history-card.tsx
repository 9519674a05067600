import { actorNames, eventNames, isActor, nameOfStatus, taskNames } from '@app/machines/order';
import type { EventType } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { lifeQuery } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';
import { historyRows } from './history-rows.ts';
import type { LifeRow } from './history-rows.ts';

const shown = 8;
const kinds = ['moves', 'all'] as const;

const Path = chakra('ol', {
  base: {
    textStyle: 'small',
    mt: '4',
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

type Props = { order: StaffOrder; listHref: string };

/** The order's life, newest first: its moves with who made them, how and why, or with all else that happened (ADMIN-044, 047). */
export const HistoryCard = withTexts(messages, function HistoryCard({ order, listHref }: Props) {
  const t = useTranslations('life');
  const [kind, choose] = useState<'moves' | 'all'>('moves');
  const [all, setAll] = useState(false);
  const query = useQuery(lifeQuery(order, kind));
  const rows = historyRows(query.data?.rows ?? []);
  return (
    <PanelCard title={t('title')} {...(query.data !== undefined && { count: rows.length })}>
      <FilterLine label={t('filter')}>
        {kinds.map((each) => (
          <TabChip key={each} chosen={kind === each} count={undefined} onChoose={() => choose(each)}>
            {t(each)}
          </TabChip>
        ))}
      </FilterLine>
      {query.isPending && <SkeletonRows rows={4} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && rows.length === 0 && <SmallText>{t('none')}</SmallText>}
      <Path>
        {rows.slice(0, all ? rows.length : shown).map((row, index) => (
          <li key={row.id}>
            <Span color="ink.muted" fontVariantNumeric="tabular-nums">
              {shortTime(new Date(row.at))}
            </Span>
            <Dot bg={index === 0 ? 'primary' : 'idle.dot'} aria-hidden />
            {row.kind === 'move' ? <Move row={row} newest={index === 0} /> : <Other row={row} />}
          </li>
        ))}
      </Path>
      <TextLink href={`${listHref}/${order.slug}/replay`} textStyle="small">
        {t('replay')}
      </TextLink>
      {rows.length > shown && (
        <Box mt="4">
          <Button size="panel" kind="quiet" onClick={() => setAll(!all)}>
            {all ? t('fewer') : t('more', { count: rows.length })}
          </Button>
        </Box>
      )}
    </PanelCard>
  );
});

type MoveRow = Extract<LifeRow, { kind: 'move' }>;

const whoOf = ({ actor, by }: MoveRow): string =>
  [isActor(actor) ? actorNames[actor] : actor, by].filter((part) => part !== null).join(': ');

/** The status that was entered; where the order stayed, what happened. */
function Move({ row, newest }: { row: MoveRow; newest: boolean }) {
  const t = useTranslations('life');
  const { from, to, how, reason, event, passed, skipped } = row;
  const name = nameOfStatus(String(to));
  const stayed = from === to && passed.length === 0;
  const what = eventNames[event as EventType] ?? name;
  return (
    <Box minWidth="0">
      <Span fontWeight={newest ? 'semibold' : 'medium'} mr="2">
        {stayed ? what : name}
      </Span>
      {how !== 'own' && <Badge meaning={how === 'forced' ? 'waiting' : 'neutral'}>{t(`how.${how}`)}</Badge>}
      {how === 'by_hand' && !stayed && <Box>{what}</Box>}
      {skipped.length > 0 && <Box color="waiting">{t('skipped', { what: skipped.join(', ') })}</Box>}
      <Box color="ink.muted">{whoOf(row)}</Box>
      {reason !== null && (
        <Box mt="1" py="2" px="3" borderRadius="box" bg="waiting.tint" overflowWrap="anywhere">
          {t('reason', { reason })}
        </Box>
      )}
    </Box>
  );
}

function Other({ row }: { row: Exclude<LifeRow, MoveRow> }) {
  const t = useTranslations('life');
  const { title, text } = wordsOf(row, t);
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      <Span fontWeight="medium">{title}</Span>
      {row.by !== null && <Box color="ink.muted">{row.by}</Box>}
      {text !== null && <Box color="ink.muted">{text}</Box>}
    </Box>
  );
}

type Words = { title: string; text: string | null };

function wordsOf(row: Exclude<LifeRow, MoveRow>, t: ReturnType<typeof useTranslations<'life'>>): Words {
  if (row.kind === 'comment') return { title: t('comment'), text: row.body };
  if (row.kind === 'task') {
    const task = taskNames[row.type as keyof typeof taskNames] ?? row.type;
    return { title: t('task', { task }), text: row.body };
  }
  if (row.kind === 'file') return { title: t('file', { name: row.name }), text: null };
  if (row.kind === 'message')
    return { title: t('message', { name: row.name }), text: row.recipients.join(', ') };
  const [before, after] = [row.before ?? t('empty'), row.after ?? t('empty')];
  return {
    title: t('data', { field: t(`field.${row.field as 'ordered_at'}`) }),
    text: t('dataFrom', { before, after }),
  };
}
