import { expect, test } from 'vitest';
import { chartChanges } from './chart-changes.ts';
import { chartDocument } from './chart-document.ts';
import type { ChartDocument, DocumentEdge, DocumentStatus } from './chart-document.ts';

const chart = chartDocument();

/** The product's chart with other edges or statuses. */
const chartWith = (change: {
  edge?: (edge: DocumentEdge) => DocumentEdge | readonly DocumentEdge[];
  status?: (status: DocumentStatus) => DocumentStatus | readonly DocumentStatus[];
}): ChartDocument => ({
  ...chart,
  edges: chart.edges.flatMap((edge) => change.edge?.(edge) ?? edge),
  statuses: chart.statuses.flatMap((status) => change.status?.(status) ?? status),
});

const told = (before: ChartDocument, after: ChartDocument) =>
  chartChanges(before, after).map(({ kind, sentence, statuses }) => [kind, sentence, ...statuses]);

const isConfirmation = ({ from, event, to }: DocumentEdge): boolean =>
  from === 'sumup' && event === 'CONFIRM_SUMMARY' && to === 'agreement_method_selection';

test('a chart does not differ from itself', () => {
  expect(chartChanges(chart, chartDocument())).toEqual([]);
});

test('a transition that skips a check lets happen what was not let', () => {
  const skipping = chartWith({
    edge: (edge) =>
      isConfirmation(edge)
        ? { ...edge, conditions: edge.conditions.filter((name) => name !== 'requiredConsentsGiven') }
        : edge,
  });
  expect(told(chart, skipping)).toEqual([
    [
      'loosened',
      'klient: Potwierdzenie podsumowania, do: Wybór sposobu podpisania: nie pyta już o requiredConsentsGiven („Zaznacz wymagane zgody, aby przejść dalej.”)',
      'sumup',
    ],
  ]);
  expect(chartChanges(skipping, chart).map(({ kind }) => kind)).toEqual(['breaking']);
});

test('two swapped screens are seen in both statuses', () => {
  const screensOf = (id: string) => chart.statuses.find((status) => status.id === id)?.screens ?? {};
  const swapped = chartWith({
    status: (status) =>
      status.id === 'delivered'
        ? { ...status, screens: screensOf('shipped') }
        : status.id === 'shipped'
          ? { ...status, screens: screensOf('delivered') }
          : status,
  });
  const changes = chartChanges(chart, swapped);
  expect(changes.map(({ kind, statuses }) => [kind, ...statuses])).toEqual([
    ['changed', 'shipped'],
    ['changed', 'delivered'],
  ]);
  expect(changes[0]?.sentence).toMatch(/^Wysłan.*: widać inny ekran/u);
});

test('what another actor may do now is a wider permission, what nobody could do is new', () => {
  const wider = chartWith({
    edge: (edge) => (isConfirmation(edge) ? { ...edge, actors: ['client', 'shop_api'] } : edge),
  });
  expect(told(chart, wider)).toEqual([
    ['loosened', 'system sklepu: Potwierdzenie podsumowania: jest teraz możliwe', 'sumup'],
  ]);
  const event = { ...chart.edges.find(isConfirmation), event: 'SHIP' } as DocumentEdge;
  expect(told(chart, { ...chart, edges: [...chart.edges, event] })).toEqual([
    ['additive', 'klient: Wysłanie sprzętu: jest teraz możliwe', 'sumup'],
  ]);
});

test('an event that is gone everywhere is told once, with every status that loses it', () => {
  const without = chartWith({
    edge: (edge) => (edge.event === 'CANCEL' && edge.actors.includes('client') ? [] : edge),
  });
  const [change, ...others] = chartChanges(chart, without).filter(
    ({ key }) => key === 'removed CANCEL client',
  );
  const had = chart.edges.filter(({ event, actors }) => event === 'CANCEL' && actors.includes('client'));
  expect([change?.kind, others]).toEqual(['breaking', []]);
  expect(new Set(change?.statuses)).toEqual(new Set(had.map(({ from }) => from)));
});

test('another target is no longer the way there was, and one that was not let', () => {
  const elsewhere = chartWith({
    edge: (edge) => (isConfirmation(edge) ? { ...edge, to: 'finished' } : edge),
  });
  expect(told(chart, elsewhere)).toEqual([
    [
      'breaking',
      'klient: Potwierdzenie podsumowania: nie prowadzi już do: Wybór sposobu podpisania',
      'sumup',
    ],
    ['loosened', 'klient: Potwierdzenie podsumowania: prowadzi też do: Zakończono', 'sumup'],
  ]);
});

test('a status that is gone breaks what rests in it, and its own edges are not told again', () => {
  const without = chartWith({
    status: (status) => (status.id === 'update_vat_id' ? [] : status),
    edge: (edge) => (edge.from === 'update_vat_id' || edge.to === 'update_vat_id' ? [] : edge),
  });
  const changes = chartChanges(chart, without);
  expect(changes[0]).toEqual({
    kind: 'breaking',
    key: 'status-removed update_vat_id',
    sentence: 'Poprawa NIP: nie ma już tego statusu',
    statuses: ['update_vat_id'],
  });
  expect(changes.slice(1).flatMap(({ statuses }) => statuses)).not.toContain('update_vat_id');
  expect(chartChanges(without, chart)).toContainEqual({
    kind: 'additive',
    key: 'status-added update_vat_id',
    sentence: 'Poprawa NIP: nowy status',
    statuses: ['update_vat_id'],
  });
});

test('deadlines, requirements and effects of a status are told by what they are now', () => {
  const changed = chartWith({
    status: (status) =>
      status.id === 'sumup'
        ? {
            ...status,
            deadlines: [],
            requires: [...status.requires, 'paid'],
            effects: [{ name: 'Nowy list', conditions: [] }],
          }
        : status,
  });
  expect(told(chart, changed)).toEqual([
    [
      'breaking',
      'Podsumowanie oferty: wymaga też paid („Opłata wstępna nie jest jeszcze rozliczona.”)',
      'sumup',
    ],
    ['changed', 'Podsumowanie oferty: ma inny termin', 'sumup'],
    ['changed', 'Podsumowanie oferty: nowy skutek „Nowy list”', 'sumup'],
  ]);
});
