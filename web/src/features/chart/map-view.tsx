import type { DocumentStatus } from '@app/machines/diagram';
import type { OrderStatus } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { isShownEdge } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import { StatusMark } from './status-mark.tsx';

const Phases = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

const Rows = chakra('ul', {
  base: {
    p: '2',
    textStyle: 'small',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      border: '1px solid transparent',
      borderRadius: 'box',
      '&[data-target]': { bg: 'primary.tint', borderColor: 'primary.line' },
      '&[data-chosen]': {
        bg: 'primary.tint',
        borderColor: 'primary',
        boxShadow: 'inset 0 0 0 1px var(--app-colors-primary)',
      },
      '&:hover': { bg: 'surface.hover' },
    },
    '& button': {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '2',
      py: '1',
      textAlign: 'left',
      cursor: 'pointer',
      '& > span:last-child': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& :is(a, [data-count])': {
      px: '2',
      py: '1',
      minWidth: '8',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      color: 'ink',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
    '& [data-muted]': { color: 'ink.muted' },
  },
});

type Props = {
  model: ChartModel;
  chosen: OrderStatus | undefined;
  all: boolean;
  /** What the last walks have seen is marked. */
  painted: boolean;
  /** The list of a status's orders. */
  listHref: (status: OrderStatus) => string;
  onChoose: (status: OrderStatus) => void;
};

/** A box a phase, a row a status: where orders are, and where those of the chosen status may go. */
export function MapView({ model, chosen, all, painted, listHref, onChoose }: Props) {
  const t = useTranslations('chart');
  const { chart } = model;
  const targets = new Set(
    chart.edges.flatMap((edge) => (edge.from === chosen && isShownEdge(edge, all) ? (edge.to ?? []) : [])),
  );
  return (
    <>
      <Legend painted={painted} />
      <Phases>
        {chart.phases.map(({ id, name }, index) => {
          const orders = model.ordersIn(id);
          const heading = `phase-${id}`;
          return (
            <Card key={id} as="section" aria-labelledby={heading}>
              <Box
                display="flex"
                justifyContent="space-between"
                gap="3"
                px="4"
                py="3"
                borderBottom="1px solid"
                borderColor="line"
              >
                <Box as="h2" id={heading} textStyle="h3">
                  {id !== 'closed' && (
                    <Span color="ink.muted" fontWeight="regular" mr="2">
                      {index + 1}
                    </Span>
                  )}
                  {name}
                </Box>
                <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {orders === null ? t('unknown') : t('number', { count: orders.count })}
                </Span>
              </Box>
              <Rows>
                {chart.statuses
                  .filter(({ phase }) => phase === id)
                  .map((status) => (
                    <StatusRow
                      key={status.id}
                      {...{ model, status, painted, listHref, onChoose }}
                      chosen={status.id === chosen}
                      target={targets.has(status.id)}
                    />
                  ))}
              </Rows>
            </Card>
          );
        })}
      </Phases>
    </>
  );
}

type RowProps = Pick<Props, 'model' | 'painted' | 'listHref' | 'onChoose'> & {
  status: DocumentStatus;
  chosen: boolean;
  target: boolean;
};

function StatusRow({ model, status, chosen, target, painted, listHref, onChoose }: RowProps) {
  const t = useTranslations('chart');
  const { id, name, shortName, transient } = status;
  const now = model.nowIn(id);
  return (
    <li data-chosen={chosen || undefined} data-target={(target && !chosen) || undefined}>
      <button type="button" aria-pressed={chosen} title={name} onClick={() => onChoose(id)}>
        <StatusMark status={status} now={now} />
        <span data-muted={transient || now === 0 || undefined}>{shortName}</span>
      </button>
      {painted && <SeenMark seen={model.isSeen(id)} />}
      {transient ? (
        painted && <span data-count />
      ) : now === undefined || now === 0 ? (
        <span data-count data-muted>
          {now === undefined ? t('unknown') : t('number', { count: now })}
        </span>
      ) : (
        <a href={listHref(id)} aria-label={t('status.count', { name, count: now })}>
          {t('number', { count: now })}
        </a>
      )}
    </li>
  );
}

/** Whether the last walks have seen a status; nothing where that is not known. */
function SeenMark({ seen }: { seen: boolean | null }) {
  const t = useTranslations('chart.coverage');
  if (seen === null) return null;
  const said = t(seen ? 'seen' : 'unseen');
  return (
    <Span role="img" aria-label={said} title={said} display="flex">
      <SeenIcon seen={seen} />
    </Span>
  );
}

const SeenIcon = ({ seen }: { seen: boolean }) => (
  <Icon of={seen ? Check : CircleDashed} size="small" color={seen ? 'done' : 'refused'} />
);

/** What the signs of the rows mean. */
function Legend({ painted }: { painted: boolean }) {
  const t = useTranslations('chart.legend');
  const entries = [
    ['orders', { transient: false, needsAdmin: false }, 1],
    ['admin', { transient: false, needsAdmin: true }, 1],
    ['empty', { transient: false, needsAdmin: false }, 0],
    ['transient', { transient: true, needsAdmin: false }, 0],
  ] as const;
  return (
    <Box
      as="ul"
      aria-label={t('label')}
      display="flex"
      flexWrap="wrap"
      gap="4px 20px"
      mb="3"
      textStyle="small"
      color="ink.muted"
    >
      {entries.map(([key, status, now]) => (
        <Box as="li" key={key} display="flex" alignItems="center" gap="2">
          <StatusMark status={status} now={now} />
          {t(key)}
        </Box>
      ))}
      <Box as="li" display="flex" alignItems="center" gap="2">
        <Box
          boxSize="3"
          borderRadius="small"
          bg="primary.tint"
          border="1px solid"
          borderColor="primary.line"
        />
        {t('target')}
      </Box>
      {painted &&
        (['seen', 'unseen'] as const).map((key) => (
          <Box as="li" key={key} display="flex" alignItems="center" gap="2">
            <SeenIcon seen={key === 'seen'} />
            {t(key)}
          </Box>
        ))}
    </Box>
  );
}
