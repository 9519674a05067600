import { calls, type Call } from '@app/machines/contract';
import { shopConfigs } from '@app/machines/order';
import type { OrderEvent } from '@app/machines/order';
import { expect, type Page, type Response } from '@playwright/test';
import { beginWalk } from '../api-walk/begin-walk.ts';
import type { World } from '../api-walk/walk-context.ts';
import { look, takeMove, type Seen } from '../api-walk/walk-order.ts';
import { walksOf, type Goal, type PageName, type Way } from './goals.ts';
import { clientScreens } from './pages/client-screens.ts';
import { counterScreens, shopOrderActs } from './pages/counter-screens.ts';
import { deskPage } from './pages/desk-page.ts';
import { openOrder, wrongHeading } from './pages/order-step.ts';
import { act, type Acts } from './pages/walked-page.ts';
import { prepare } from './prepare.ts';
import { test } from './walkers.ts';

test.describe.configure({ mode: 'parallel' });

/** What is done on the page of this name; the desk does all its own way. */
const actsOn: Readonly<Partial<Record<PageName, Acts>>> = {
  ...clientScreens,
  ...counterScreens,
  shop_order: shopOrderActs,
};

/** Whether the page has something for the event; the desk has the switch of payments on place where there is a place. */
const offers = ({ page, atPos }: Way, { type }: OrderEvent): boolean =>
  page === 'desk'
    ? atPos || type !== 'CHANGE_CASH_PAYMENT'
    : page !== null && actsOn[page]?.[type] !== undefined;

/** The way on which a page of the person offers the event, the shop's own beside that of the step; the first where none does. */
function wayOf({ person, ways }: Goal): { readonly way: Way; readonly last: Way['moves'][number] } {
  const way = ways.find((each) => offers(each, lastOf(each).event)) ?? ways[0];
  if (way === undefined) throw new Error('A goal without a way');
  const last = lastOf(way);
  const atShop = { ...way, page: 'shop_order' } as const;
  const isAtShop = person === 'salesman' && !offers(way, last.event) && offers(atShop, last.event);
  return { way: isAtShop ? atShop : way, last };
}

function lastOf({ moves }: Way) {
  const last = moves.at(-1);
  if (last === undefined) throw new Error('A way without a move');
  return last;
}

/** Leads a new order by calls along the moves; answers its link. */
async function lead(world: World, { start, moves }: Pick<Way, 'start' | 'moves'>): Promise<string> {
  const slug = await beginWalk(world, start);
  for (const move of moves) {
    const { faults } = await takeMove(world, slug, move, false);
    expect(faults).toEqual([]);
  }
  return slug;
}

const allCalls = Object.values(calls as Readonly<Record<string, Call>>);
const pathOf = ({ path }: Call): RegExp => new RegExp(`^${path.replace(/:[a-z_]+/gu, '[^/]+')}$`, 'u');

interface Sent {
  /** The events that the call may carry. */
  readonly events: readonly string[];
  readonly ok: boolean;
  /** What was asked, and the status of the answer. */
  readonly answer: string;
}

/**
 * What the page sends of the order from now on of calls that may carry the event. One page goes from walk to walk: what it
 * still had to send of the order before is not counted. Neither is a call to which the server wants the password again: it
 * did nothing, and is sent once more.
 */
function sentOf(page: Page, slug: string, event: OrderEvent) {
  const sent: Sent[] = [];
  const note = (response: Response) => {
    const request = response.request();
    const { pathname, searchParams } = new URL(request.url());
    if (response.status() === 403 || !pathname.split('/').includes(slug)) return;
    const call = allCalls.find((each) => each.method === request.method() && pathOf(each).test(pathname));
    const events = call?.events ?? [];
    const answer = `${request.method()} ${pathname} ${response.status()}`;
    if (events.includes(event.type) && !searchParams.has('preview'))
      sent.push({ events, ok: response.ok(), answer });
  };
  page.on('response', note);
  return { sent, stop: () => page.off('response', note) };
}

/** Notes for the report the statuses that an order was in, those among them that it passed through. */
function noteStatuses(rows: Seen['events']): void {
  const statuses = rows.flatMap(({ fromStatus, visited, toStatus }) => [
    fromStatus ?? toStatus,
    ...visited,
    toStatus,
  ]);
  for (const description of new Set(statuses)) test.info().annotations.push({ type: 'status', description });
}

const { goals, sights } = walksOf(Object.keys(shopConfigs));

for (const goal of goals) {
  const { way, last } = wayOf(goal);
  test(goal.name, async ({ walking: { world }, pageOf: open }) => {
    const { event, to } = last;
    test.info().annotations.push({
      type: 'way',
      description: [way.config, ...way.moves.map((move) => move.event.type)].join(' '),
    });
    if (way.page === null) throw new Error(`${goal.person} has no screen in ${goal.from}`);
    const slug = await lead(world, { ...way, moves: way.moves.slice(0, -1) });
    const led = await look(world, slug);
    expect(led.order.status).toBe(goal.from);
    await prepare(world, led, event);
    const before = await look(world, slug);
    const page = await open(goal.person);
    // A client's page says that he has come, which leads the order on: one who cancels where it waits for him has a page that could not.
    const unsaid = event.type !== 'CLIENT_LOGGED_IN' && goal.from === 'offer_sent_to_client';
    if (unsaid) await page.route('**/visits', (route) => route.abort());
    const { sent, stop } = sentOf(page, slug, event);
    if (way.page === 'desk') {
      await deskPage.open(page, before.order);
      await deskPage.act(page, event, to.status);
    } else {
      await openOrder(page, goal.person, before.order, way.page);
      await act(actsOn[way.page] ?? {}, page, event, to.status);
    }
    const rows = async () => (await look(world, slug)).events.slice(before.events.length);
    const isIt = (row: Seen['events'][number]) => row.event === event.type && row.toStatus === to.status;
    await expect
      .poll(async () => (await rows()).map((row) => `${row.event} ${row.toStatus}`))
      .toContain(`${event.type} ${to.status}`);
    const written = await rows();
    noteStatuses(written);
    expect(written.map(({ actor }) => actor)).toEqual(written.map(() => event.actor));
    // A page saves what was typed before it moves on, and one press may do both.
    const at = written.findIndex(isIt);
    expect(written.slice(0, at).filter((row) => row.fromStatus !== row.toStatus)).toEqual([]);
    // Each call wrote one row of the history, and nothing else was sent.
    await expect
      .poll(async () => {
        const carried = (await rows()).filter((row) => sent[0]?.events.includes(row.event));
        const refused = sent.filter(({ ok }) => !ok).map(({ answer }) => answer);
        return { wasSent: sent.length > 0, refused, withoutRow: sent.length - carried.length };
      })
      .toEqual({ wasSent: true, refused: [], withoutRow: 0 });
    stop();
    if (unsaid) await page.unroute('**/visits');
    if (way.page === 'desk') await deskPage.shows(page, to.status);
    else if (way.page !== 'shop_order')
      await expect
        .poll(async () => wrongHeading(page, goal.person, (await look(world, slug)).order))
        .toBeNull();
  });
}

for (const sight of sights)
  test(`${sight.status} is passed where nobody presses anything, and the page shows where the order came`, async ({
    walking: { world },
    pageOf: open,
  }) => {
    const { order, events } = await look(world, await lead(world, sight));
    noteStatuses(events);
    expect(events.flatMap(({ visited }) => visited)).toContain(sight.status);
    const page = await open('client');
    await openOrder(page, 'client', order, 'status');
    await expect.poll(async () => wrongHeading(page, 'client', order)).toBeNull();
  });
