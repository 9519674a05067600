import { eventNames, nameOfStatus, panelName } from '@app/machines/order';
import type { EventType } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import type { Explanations, StaffOrder } from '../order-query.ts';

/** So many targets are drawn; the rest are counted. */
const drawn = 5;
const width = 360;
const box = { left: 72, width: 280, height: 44, step: 58 };
const here = { top: 72, height: 48 };
/** Characters that fit into a box. */
const fits = 38;

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '400px',
    mx: 'auto',
    fontSize: '13px',
    '& rect': { fill: 'surface', stroke: 'line', rx: '8px' },
    '& [data-here] rect': { fill: 'primary.tint', stroke: 'primary', strokeWidth: '2px' },
    '& text': { fill: 'ink' },
    '& [data-name]': { fontWeight: 'medium' },
    '& [data-said]': { fill: 'ink.muted', fontSize: '12px' },
    '& path': { fill: 'none', stroke: 'ink.muted' },
    '& [data-own] path': { stroke: 'primary', strokeWidth: '1.5px' },
    '& marker path': { fill: 'ink.muted', stroke: 'none' },
  },
});

const cut = (text: string): string => (text.length > fits ? `${text.slice(0, fits - 1)}…` : text);

type Move = Explanations['moves'][number];

/** The event that leads there, or who is waited for. */
const saidOf = ({ event, waitsFor }: Move): string =>
  event === null ? waitsFor.join(', ') : eventNames[event as EventType];

type Props = {
  order: StaffOrder;
  moves: readonly Move[];
  /** Where the order came from, by which event; null where it began here. */
  before: { status: unknown; event: string } | null;
};

/** The status of an order with the one before it and those that may follow: the administrator's own moves in colour. */
export const Neighbourhood = withTexts(messages, function Neighbourhood({ order, moves, before }: Props) {
  const t = useTranslations('chart');
  const top = before === null ? 4 : here.top;
  const below = top + here.height;
  const targets = moves.slice(0, drawn);
  const yOf = (index: number) => below + 24 + index * box.step;
  const rest = moves.length - targets.length;
  const height = yOf(targets.length) + (rest > 0 || targets.length === 0 ? 8 : -12);
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('text', { status: panelName(order.status) })}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {before !== null && (
        <g>
          <rect x="40" y="4" width={box.width} height="32" />
          <text data-name x={width / 2} y="25" textAnchor="middle">
            {cut(nameOfStatus(String(before.status)))}
          </text>
          <path d={`M${width / 2} 36V${top - 2}`} markerEnd="url(#arrow)" />
          <text data-said x={width / 2 + 8} y="58">
            {eventNames[before.event as EventType] ?? ''}
          </text>
        </g>
      )}
      <g data-here>
        <rect x="20" y={top} width={width - 40} height={here.height} />
        <text data-name x={width / 2} y={top + 20} textAnchor="middle">
          {cut(panelName(order.status))}
        </text>
        <text data-said x={width / 2} y={top + 38} textAnchor="middle">
          {t('here')}
        </text>
      </g>
      {targets.map((move, index) => (
        <g key={String(move.to)} data-own={move.event === null ? undefined : ''}>
          <path d={`M44 ${below}V${yOf(index) + box.height / 2}H${box.left - 2}`} markerEnd="url(#arrow)" />
          <rect x={box.left} y={yOf(index)} width={box.width} height={box.height} />
          <text data-name x={box.left + 12} y={yOf(index) + 19}>
            <title>{nameOfStatus(String(move.to))}</title>
            {cut(nameOfStatus(String(move.to)))}
          </text>
          <text data-said x={box.left + 12} y={yOf(index) + 36}>
            {cut(saidOf(move))}
          </text>
        </g>
      ))}
      {(rest > 0 || targets.length === 0) && (
        <text data-said x={targets.length === 0 ? 20 : box.left} y={yOf(targets.length) - 2}>
          {targets.length === 0 ? t('none') : t('more', { count: rest })}
        </text>
      )}
    </Picture>
  );
});
