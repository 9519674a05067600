import { expect, test } from 'vitest';
import { orderStatuses, phaseOf } from '../order/index.ts';
import { designedEdges } from '../testing/oracle/designed-edges.ts';
import type { DesignedEdge } from '../testing/oracle/designed-edges.ts';
import { designedRows } from '../testing/oracle/tables.ts';
import { chartDocument } from './chart-document.ts';
import { chartLayout } from './chart-layout.gen.ts';
import { phaseLines } from './phase-graph.ts';
import { boxSize } from './phase-layout.ts';

const document = chartDocument();

/** 'sumup CANCEL client → canceled', an actor a line. */
const spelled = ({ from, event, actors, to }: DesignedEdge): readonly string[] =>
  (actors.length === 0 ? ['nobody'] : actors).map((actor) => `${from} ${event} ${actor} → ${to}`);

test('the document has every edge of the designed tables, and no other', () => {
  const documented = document.edges.map((edge) => ({
    ...edge,
    to: edge.kind === 'back' ? '(back)' : (edge.to ?? edge.from),
  }));
  expect(new Set(documented.flatMap(spelled))).toEqual(new Set(designedEdges().flatMap(spelled)));
});

test('the document has every status of the designed tables in its phase, transient where they say so', () => {
  const rows = [...designedRows('statuses').values()];
  expect(document.statuses.map(({ id, phase, transient }) => [id, phase, transient])).toEqual(
    rows.map((row) => [row['status'], row['phase'], row['transient'] === 'yes']),
  );
});

test('a status is called without what its phase says already, and as no other of its phase', () => {
  const names = document.statuses.map(({ phase, shortName }) => `${phase} ${shortName}`);
  expect(new Set(names).size).toBe(names.length);
  expect(document.statuses.find(({ id }) => id === 'initial_payment_manual')).toMatchObject({
    name: 'Opłata wstępna – do sprawdzenia',
    shortName: 'Do sprawdzenia',
    needsAdmin: true,
    deadlines: [{ conditions: [], days: 0, outcome: { task: 'Wpłata opłaty wstępnej' } }],
  });
});

test('conditions have the sentence with which they refuse, amounts left open', () => {
  expect(document.refusals).toMatchObject({
    paid: 'Opłata wstępna nie jest jeszcze rozliczona.',
    '!paid': 'Opłata wstępna została już rozliczona.',
    covered: 'Do opłaty wstępnej brakuje jeszcze (kwota).',
  });
});

test('each move of the chart is a line of the phase that it leaves, and of the one that it enters', () => {
  const drawn = new Set(
    document.phases.flatMap(({ id }) =>
      phaseLines(document, id, 'moves').flatMap(({ edges }) =>
        edges.map(({ from, event, to }) => `${id}: ${from} ${event} ${to}`),
      ),
    ),
  );
  const moves = document.edges.flatMap(({ from, event, kind, to }) => {
    if (kind !== 'move' || to === null || to === from) return [];
    const left = from === 'created' ? [] : [phaseOf(from)];
    return [...left, phaseOf(to)].map((phase) => `${phase}: ${from} ${event} ${to}`);
  });
  expect(drawn).toEqual(new Set(moves));
});

test.each(document.phases.map(({ id }) => id))(
  'the layout of %s draws its lines and its statuses apart',
  (phase) => {
    for (const scope of ['moves', 'all'] as const) {
      const { lines, boxes, width, height } = chartLayout[phase][scope];
      const ends = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
      expect(lines.map(ends)).toEqual(phaseLines(document, phase, scope).map(ends));
      expect(boxes.map(({ status }) => status)).toEqual(
        orderStatuses.filter((status) => phaseOf(status) === phase),
      );
      const overlapping = boxes.filter(({ x, y }, at) =>
        boxes
          .slice(0, at)
          .some((other) => Math.abs(x - other.x) < boxSize.width && Math.abs(y - other.y) < boxSize.height),
      );
      const outside = boxes.filter(
        ({ x, y }) => x < 0 || y < 0 || x + boxSize.width > width || y + boxSize.height > height,
      );
      expect([overlapping, outside]).toEqual([[], []]);
    }
  },
);
