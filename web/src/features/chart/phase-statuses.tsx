import type { DocumentStatus } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { TextButton, TextLink } from '../../kit/elements/text-link.tsx';
import { ListTable } from '../../kit/table/list-table.tsx';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import type { ChartModel } from './chart-model.ts';
import { useDuration } from './duration.ts';
import { StatusMark } from './status-mark.tsx';
import { useDeadlineText } from './use-deadline-text.ts';

type Props = {
  model: ChartModel;
  phase: Phase;
  chosen: OrderStatus | undefined;
  listHref: (status: OrderStatus) => string;
  onChoose: (status: OrderStatus) => void;
};

/** The statuses of the drawn phase in words; how long they take stands there where it is counted. */
export function PhaseStatuses({ model, phase, chosen, listHref, onChoose }: Props) {
  const t = useTranslations('chart');
  const duration = useDuration();
  const deadline = useDeadlineText(model);
  const statuses = model.chart.statuses.filter((status) => status.phase === phase);
  const figures = ({ id }: DocumentStatus) => model.figuresOf(id);
  const isTimed = statuses.some((status) => figures(status) !== null);
  const time = (ms: number | null | undefined) => (ms == null ? t('unknown') : duration(ms));
  const name = (status: DocumentStatus) => (
    <TextButton
      aria-expanded={status.id === chosen}
      textDecoration="none"
      textAlign="left"
      onClick={() => onChoose(status.id)}
    >
      <Span display="inline-flex" alignItems="center" gap="2">
        <StatusMark status={status} now={model.nowIn(status.id)} />
        {status.shortName}
      </Span>
    </TextButton>
  );
  const count = (status: DocumentStatus) => {
    const now = model.nowIn(status.id);
    if (status.transient) return '';
    if (now === undefined) return t('unknown');
    return now === 0 ? (
      <Span color="ink.muted">{t('number', { count: 0 })}</Span>
    ) : (
      <TextLink
        href={listHref(status.id)}
        position="relative"
        zIndex="1"
        aria-label={t('status.count', { name: status.name, count: now })}
      >
        {t('number', { count: now })}
      </TextLink>
    );
  };
  const timed: readonly ListColumn<DocumentStatus>[] = [
    {
      key: 'entered',
      label: t('panel.entered'),
      width: 88,
      right: true,
      cell: (status) => t('number', { count: figures(status)?.entered ?? 0 }),
    },
    {
      key: 'median',
      label: t('panel.median'),
      width: 112,
      right: true,
      cell: (status) => time(figures(status)?.medianMs),
    },
    {
      key: 'p90',
      label: t('panel.p90'),
      width: 104,
      right: true,
      cell: (status) => time(figures(status)?.p90Ms),
    },
  ];
  const columns: readonly ListColumn<DocumentStatus>[] = [
    { key: 'status', label: t('panel.status'), title: (status) => status.name, cell: name },
    { key: 'now', label: t('panel.now'), width: 144, right: true, cell: count },
    ...(isTimed ? timed : []),
    { key: 'deadline', label: t('panel.deadline'), title: deadline, cell: deadline },
  ];
  return (
    <Card as="section" overflow="hidden">
      <Box
        as="h2"
        textStyle="h3"
        px={{ base: '4', md: '6' }}
        py="3"
        borderBottom="1px solid"
        borderColor="line"
      >
        {t('graph.statuses')}
        <Span ml="2" color="ink.muted" fontWeight="regular">
          {statuses.length}
        </Span>
      </Box>
      <ListTable
        caption={t('graph.statuses')}
        columns={columns}
        items={statuses}
        keyOf={({ id }) => id}
        card={(status) => (
          <>
            {name(status)}
            <Span textAlign="right">{count(status)}</Span>
          </>
        )}
      />
    </Card>
  );
}
