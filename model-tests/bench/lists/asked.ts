import {
  countFlagged,
  countFlaggedElsewhere,
  countOrders,
  listFlaggedOrders,
  listOrderDays,
  listOrders,
  searchOrders,
  type Database,
  type OrderListFilters,
  type OrderPaging,
} from '@app/db';
import { orderFlags, statusesOfTab } from '@app/machines/order';
import type { Draw } from './draw.ts';
import type { Dataset } from './dataset.ts';

/** A kind of question: asked many times, each time of another shop, status, day or name. */
export interface Asked {
  readonly group: 'pages' | 'counts' | 'search';
  readonly name: string;
  readonly ask: (draw: Draw) => Promise<unknown>;
}

const size = 25;
const aDay = 86_400_000;
/** After every order. */
const now = Date.UTC(2100, 0, 1);

/** What lists, tabs and the search box ask of a database that holds so many orders. */
export function questions(db: Database, dataset: Dataset, orders: number): readonly Asked[] {
  const page = (
    name: string,
    filters: (draw: Draw) => OrderListFilters,
    paging: Partial<OrderPaging> = {},
  ): Asked => ({
    group: 'pages',
    name,
    ask: (draw) => listOrders(db, filters(draw), { size, ...paging }),
  });
  const all = { shopIds: null };
  const anywhere = (draw: Draw) => dataset.createdAt(draw.below(orders));
  const aShop = (draw: Draw) => [draw.one(dataset.shopIds)];
  const statuses = ['canceled', 'finished', 'signed', 'ready_for_siemens', 'form_opened'] as const;
  const sales = statusesOfTab('sales', 'admin') ?? [];
  const needing = statusesOfTab('needing_action', 'admin') ?? [];
  const found = (draw: Draw) => {
    for (;;) {
      const { company } = dataset.orderAt(draw.below(orders));
      if (company !== null) return company;
    }
  };
  const search = (name: string, typed: (draw: Draw) => string, shops?: (draw: Draw) => string[]): Asked => ({
    group: 'search',
    name,
    ask: (draw) => searchOrders(db, typed(draw), { shopIds: shops?.(draw) ?? null }, { size }),
  });
  const named = (draw: Draw, trader: boolean) => {
    for (;;) {
      const company = found(draw);
      if ((company.legalForm === 'dg') === trader) return company.name.split(' ');
    }
  };
  return [
    page('newest', () => all),
    {
      ...page('anywhere', () => all),
      ask: (draw) => listOrders(db, all, { size, after: [anywhere(draw), ''] }),
    },
    page('by last move', () => all, { sort: 'statusSince' }),
    page('status', (draw) => ({ ...all, statuses: [draw.one(statuses)] })),
    page('status, by last move', (draw) => ({ ...all, statuses: [draw.one(statuses)] }), {
      sort: 'statusSince',
    }),
    page('tab: needing action', () => ({ ...all, statuses: needing })),
    page('tab: sales', () => ({ ...all, statuses: sales })),
    page('shop', (draw) => ({ shopIds: aShop(draw) })),
    page('shop and status', (draw) => ({ shopIds: aShop(draw), statuses: [draw.one(statuses)] })),
    page('shop of five', (draw) => ({ shopIds: [0, 1, 2, 3, 4].flatMap(() => aShop(draw)) })),
    page('salesman', (draw) => ({ ...all, userId: draw.one(dataset.sellerIds) })),
    page('financing type', (draw) => ({
      ...all,
      financingTypes: [draw.one(['lease', 'b2b_loan', 'plm'] as const)],
    })),
    page('days', (draw) => {
      const createdFrom = anywhere(draw);
      return { ...all, createdFrom, createdBefore: createdFrom + 7 * aDay };
    }),
    {
      group: 'pages',
      name: 'dashboard: orders with a flag',
      ask: () => listFlaggedOrders(db, orderFlags, all, { size, sort: 'statusSince', direction: 'asc' }, now),
    },
    page('dashboard: needing action, longest first', () => ({ ...all, statuses: needing }), {
      sort: 'statusSince',
      direction: 'asc',
    }),
    {
      group: 'counts',
      name: 'dashboard: labels and days',
      ask: () =>
        Promise.all([
          ...orderFlags.map((flag) => countFlagged(db, flag, now)),
          countFlaggedElsewhere(db, needing, now),
          listOrderDays(db, '2020-01-01'),
        ]),
    },
    { group: 'counts', name: 'all tabs', ask: () => countOrders(db, { shopIds: null }) },
    { group: 'counts', name: "a shop's tabs", ask: (draw) => countOrders(db, { shopIds: aShop(draw) }) },
    search('number', (draw) => String(100_001 + draw.below(orders))),
    search('beginning of a number', (draw) => String(100_001 + draw.below(orders)).slice(0, 4)),
    search('VAT id', (draw) => found(draw).vatId),
    search('e-mail', (draw) => found(draw).contact.email),
    search('telephone', (draw) => found(draw).contact.phone),
    search('external number', (draw) => `ZAM/${draw.below(orders)}`),
    search('whole name of a company', (draw) => named(draw, false).join(' ')),
    search('part of a name that many have', (draw) => (named(draw, false)[1] ?? '').slice(0, 5)),
    search('part of a name in a shop', (draw) => (named(draw, false)[0] ?? '').slice(0, 4), aShop),
    search('name of a trader', (draw) => named(draw, true).slice(-2).join(' ')),
    search('a trade that many have', (draw) => named(draw, true)[0] ?? ''),
    search('name of a trader in a shop', (draw) => named(draw, true).slice(-2).join(' '), aShop),
    search('what nobody is called', (draw) => `${named(draw, false)[1] ?? ''}ska`),
  ];
}
