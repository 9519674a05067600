import { boxSize, portSize } from '@app/machines/diagram';
import type { DocumentEdge, PhaseLayout } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import { useId } from 'react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { edgeKey } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import { hrefOf } from './chart-search.ts';
import type { ChartSearch } from './chart-search.ts';
import { GraphBox } from './graph-box.tsx';
import { Picture } from './graph-style.ts';
import { pressed } from './pressed.ts';
import { linesOf } from './graph-lines.ts';
import type { DrawnLine } from './graph-lines.ts';
import { wrapped } from './wrapped.ts';
import { useEdgeText } from './use-edge-text.ts';

type Props = {
  model: ChartModel;
  phase: Phase;
  layout: PhaseLayout;
  search: ChartSearch;
  viewBox: string;
  svg: RefObject<SVGSVGElement | null>;
  /** The figures are one order's: the ways that it went stand out. */
  ofOne: boolean;
  onSearch: (search: ChartSearch) => void;
  /** A box or a port has the focus. */
  onFocus: (place: { x: number; y: number; width: number; height: number }) => void;
};

/** One phase with its neighbours, drawn by nothing but SVG. */
export function GraphPicture({
  model,
  phase,
  layout,
  search,
  viewBox,
  svg,
  ofOne,
  onSearch,
  onFocus,
}: Props) {
  const t = useTranslations('chart.graph');
  const arrow = useId();
  const lines = linesOf(model.chart, phase, search.all ? 'all' : 'moves', layout);
  const name = model.chart.phases.find(({ id }) => id === phase)?.name ?? '';
  const targets = new Set<string>(lines.flatMap(({ from, to }) => (from === search.status ? to : [])));
  const href = (change: ChartSearch) => ({ ...search, view: 'graph' as const, phase, ...change });
  return (
    <Picture
      ref={svg}
      viewBox={viewBox}
      role="group"
      aria-label={t('label', { name, statuses: layout.boxes.length, lines: lines.length })}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {lines.map((line) => (
        <Line
          key={`${line.from} ${line.to}`}
          {...{ line, arrow, model, ofOne }}
          chosen={search.status}
          painted={search.coverage === true}
        />
      ))}
      {layout.ports.map((port) => (
        <Port
          key={`${port.side} ${port.phase}`}
          {...{ port, model }}
          href={port.phase === 'created' ? null : hrefOf(href({ phase: port.phase }))}
          onPress={() => port.phase !== 'created' && onSearch(href({ phase: port.phase }))}
          onFocus={() => onFocus({ ...port, ...portSize })}
        />
      ))}
      {layout.boxes.map(({ status, x, y }) => (
        <GraphBox
          key={status}
          {...{ model, x, y }}
          status={model.statusOf(status)}
          chosen={status === search.status}
          target={targets.has(status)}
          painted={search.coverage === true}
          href={hrefOf(href({ status }))}
          onPress={() => onSearch(href({ status }))}
          onFocus={() => onFocus({ x, y, ...boxSize })}
        />
      ))}
    </Picture>
  );
}

const isEnd = ({ kind }: DocumentEdge): boolean => kind === 'cancel' || kind === 'deadline';

type LineProps = {
  line: DrawnLine;
  arrow: string;
  model: ChartModel;
  chosen: OrderStatus | undefined;
  ofOne: boolean;
  painted: boolean;
};

function Line({ line, arrow, model, chosen, ofOne, painted }: LineProps) {
  const text = useEdgeText(model);
  const t = useTranslations('chart');
  const taken = model.takenOf(line.edges);
  const walked = painted ? model.walkedOf(line.edges) : null;
  return (
    <g
      data-line
      data-edges={line.edges.map(edgeKey).join(';')}
      data-end={line.edges.every(isEnd) || undefined}
      data-from-chosen={line.from === chosen || undefined}
      data-to-chosen={line.to === chosen || undefined}
      data-gone={(ofOne && taken !== null && taken > 0) || undefined}
      data-walked={walked === null ? undefined : walked.pressed === walked.all ? 'all' : 'some'}
    >
      <title>
        {[
          ...line.edges.map((edge) => text.whole(edge)),
          ...(walked === null ? [] : [`${t('panel.walked')}: ${t('coverage.walked', { ...walked })}`]),
        ].join('\n')}
      </title>
      <path d={line.path} data-reach />
      <path d={line.path} markerEnd={`url(#${arrow})`} />
      {taken !== null && taken > 0 && (
        <text data-taken textAnchor="middle" x={line.middle.x} y={line.middle.y + 4}>
          {t('number', { count: taken })}
        </text>
      )}
    </g>
  );
}

type PortProps = {
  port: PhaseLayout['ports'][number];
  model: ChartModel;
  href: string | null;
  onPress: () => void;
  onFocus: () => void;
};

/** Characters of 12 px that fit into a port. */
const portFits = 17;

/** Where lines come from or go to outside of the phase. */
function Port({ port, model, href, onPress, onFocus }: PortProps) {
  const t = useTranslations('chart.graph');
  const { x, y, side, phase } = port;
  const name = model.chart.phases.find(({ id }) => id === phase)?.name;
  const said = name === undefined ? t('created') : t(side, { name });
  const rows = wrapped(said.replaceAll('\u00A0', ' '), portFits, 2);
  const drawn = (
    <>
      <title>{said}</title>
      <rect x={x} y={y} width={portSize.width} height={portSize.height} rx="8" />
      {rows.map((row, at) => (
        <text
          key={row}
          data-quiet
          textAnchor="middle"
          x={x + portSize.width / 2}
          y={y + (rows.length === 1 ? 24 : 17 + at * 15)}
        >
          {row}
        </text>
      ))}
    </>
  );
  return href === null ? (
    <g data-port>{drawn}</g>
  ) : (
    <a data-port href={href} onClick={pressed(onPress)} onFocus={onFocus} draggable={false}>
      {drawn}
    </a>
  );
}
