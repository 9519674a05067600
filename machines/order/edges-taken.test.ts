import { expect, test } from 'vitest';
import { chartHash } from './chart-hash.gen.ts';
import { edgesFault } from './edges-taken.ts';

type Taken = Parameters<typeof edgesFault>[0];

const confirmed: Taken = {
  event: 'CONFIRM_DELIVERY',
  fromStatus: 'shipped',
  toStatus: 'delivered',
  edges: ['shipped.CONFIRM_DELIVERY(salesman | admin)'],
  chartHash,
};

const logged: Taken = {
  event: 'CLIENT_LOGGED_IN',
  fromStatus: 'offer_sent_to_client',
  toStatus: 'sumup',
  edges: ['offer_sent_to_client.CLIENT_LOGGED_IN(client)', 'logged_in_once.ALWAYS'],
  chartHash,
};

test('the rows of the chart that an event took lead from where the order was to where it went', () => {
  const created: Taken = {
    ...{ event: 'CREATE', fromStatus: null, toStatus: 'update_order_with_items', chartHash },
    edges: ['created.ALWAYS((salesman | shop_api | admin) & !calculated)'],
  };
  const kept: Taken = {
    ...confirmed,
    ...{ event: 'SET_PICKUP_DATE', fromStatus: 'delivered' },
    edges: ['delivered.SET_PICKUP_DATE(salesman | admin)'],
  };
  const canceled: Taken = {
    ...confirmed,
    ...{ event: 'CANCEL', fromStatus: 'sumup', toStatus: 'canceled' },
    edges: ['live.CANCEL(admin)'],
  };
  expect([confirmed, logged, created, kept, canceled].map(edgesFault)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a row that the status does not have for the event, and one that leads elsewhere, are faults', () => {
  const [first = ''] = logged.edges;
  expect([
    edgesFault({ ...confirmed, fromStatus: 'delivered' }),
    edgesFault({ ...confirmed, event: 'CANCEL' }),
    edgesFault({ ...confirmed, toStatus: 'finished' }),
    edgesFault({ ...logged, edges: [first] }),
    edgesFault({ ...logged, edges: [first, 'qes_selected.ALWAYS'] }),
    edgesFault({ ...confirmed, edges: [] }),
  ]).toEqual([
    'CONFIRM_DELIVERY in delivered took shipped.CONFIRM_DELIVERY(salesman | admin), which it cannot',
    'CANCEL in shipped took shipped.CONFIRM_DELIVERY(salesman | admin), which it cannot',
    'CONFIRM_DELIVERY led to finished, the rows that it took lead to delivered',
    'CLIENT_LOGGED_IN led to sumup, the rows that it took lead to logged_in_once',
    'CLIENT_LOGGED_IN in logged_in_once took qes_selected.ALWAYS, which it cannot',
    'CONFIRM_DELIVERY led to delivered, the rows that it took lead to shipped',
  ]);
});

test('what another release took is not judged', () => {
  expect(edgesFault({ ...confirmed, edges: [], chartHash: 'another' })).toBeNull();
});
