import { boxSize } from '@app/machines/diagram';
import type { DocumentStatus } from '@app/machines/diagram';
import { useTranslations } from 'use-intl';
import { edgeKey } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import { pressed } from './pressed.ts';
import { wrapped } from './wrapped.ts';

/** Characters of 13 px that fit into a box, and the rows of them above the count. */
const fits = { width: 18, rows: 3 } as const;
const pad = 10;

type Props = {
  model: ChartModel;
  status: DocumentStatus;
  x: number;
  y: number;
  chosen: boolean;
  /** The chosen status leads here. */
  target: boolean;
  /** Whether the last walks have seen it is marked. */
  painted: boolean;
  href: string;
  onPress: () => void;
  onFocus: () => void;
};

/** A status: its name, how many orders are in it, and how many events leave it as it is. */
export function GraphBox({ model, status, x, y, chosen, target, painted, href, onPress, onFocus }: Props) {
  const t = useTranslations('chart');
  const { id, shortName, name, transient, needsAdmin } = status;
  const now = model.nowIn(id);
  const seen = painted ? model.isSeen(id) : null;
  const stays = model.chart.edges.filter(
    (edge) => edge.from === id && edge.kind !== 'move' && edge.to === null,
  );
  const events = [...new Set(stays.map(({ event }) => event))];
  const said = transient
    ? t('status.transient')
    : now === undefined
      ? t('unknown')
      : now === 0
        ? t('status.none')
        : t('status.orders', { count: now });
  return (
    <a
      data-box
      data-edges={stays.map(edgeKey).join(';')}
      data-chosen={chosen || undefined}
      data-target={target || undefined}
      data-transient={transient || undefined}
      data-seen={seen ?? undefined}
      href={href}
      draggable={false}
      aria-current={chosen || undefined}
      onClick={pressed(onPress)}
      onFocus={onFocus}
    >
      <title>
        {[
          `${name}, ${said}`,
          ...(seen === null ? [] : [t(seen ? 'coverage.seen' : 'coverage.unseen')]),
          t('graph.stays', { count: events.length }),
          ...events.map((event) => model.chart.eventNames[event]),
        ].join('\n')}
      </title>
      <rect x={x} y={y} width={boxSize.width} height={boxSize.height} rx="8" />
      {wrapped(shortName, fits.width, fits.rows).map((row, at) => (
        <text key={row} x={x + pad} y={y + 20 + at * 16}>
          {row}
        </text>
      ))}
      {!transient && (
        <circle
          cx={x + pad + 4}
          cy={y + 70}
          r="4"
          data-mark={now === 0 ? 'empty' : needsAdmin ? 'admin' : 'orders'}
        />
      )}
      <text data-quiet x={x + pad + (transient ? 0 : 14)} y={y + 74}>
        {said}
      </text>
    </a>
  );
}
