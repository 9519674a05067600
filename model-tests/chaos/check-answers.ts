import { calls, type Call } from '@app/machines/contract';
import type { StoredOrderEvent } from '@app/db';
import { isAnsweredByItsMove } from './ask.ts';
import type { OrderHistory } from './check-orders.ts';
import type { Asked, Finding } from './journal.ts';

const eventsOf = ({ call }: Asked): readonly string[] => (calls[call] as Call).events ?? [];

const fits = (asked: Asked, row: StoredOrderEvent): boolean =>
  row.actor === asked.actor && eventsOf(asked).includes(row.event);

/** Takes away the newest history row that fits a request and is not newer than its reply; false where there is none. */
function claim(rows: StoredOrderEvent[], asked: Asked): boolean {
  const last = asked.acknowledged?.version ?? Infinity;
  const at = rows.findLastIndex((row) => row.seq <= last && fits(asked, row));
  if (at >= 0) rows.splice(at, 1);
  return at >= 0;
}

/** Calls that reply with the order also where there was nothing to do. */
const mayDoNothing: readonly string[] = ['visitOrder', 'openPayment'];

/** Each answer has its history row, each history row of a person has its request, and none has two. */
function checkOrder(slug: string, history: OrderHistory, asked: readonly Asked[]): Finding[] {
  const findings: Finding[] = [];
  const find = (counts: Finding['counts'], what: string): void =>
    void findings.push({ counts, what: `${slug.slice(0, 4)}…: ${what}` });
  const left = history.events.filter(({ actor }) => actor !== 'system' && actor !== 'shop_api');
  const done = asked.filter(({ outcome }) => outcome === 'acknowledged');
  for (const one of done.filter(({ call }) => isAnsweredByItsMove(call))) {
    const { version = 0, status } = one.acknowledged ?? {};
    const at = left.findIndex(({ seq }) => seq === version);
    const row = left[at];
    if (row !== undefined && fits(one, row) && row.toStatus === status) {
      left.splice(at, 1);
      continue;
    }
    const stored = history.events.find(({ seq }) => seq === version);
    const reply = `${one.call} was answered ${status} in version ${version}`;
    if (stored !== undefined && fits(one, stored)) find('doubled', `${reply}, as another request was`);
    else find('lost', `${reply}, the history has ${stored?.event ?? 'nothing'} there`);
  }
  for (const one of done.filter(({ call }) => !isAnsweredByItsMove(call)))
    if (!claim(left, one) && !mayDoNothing.includes(one.call))
      find('lost', `${one.call} was answered, no row is its`);
  for (const one of asked.filter(({ outcome }) => outcome === 'unknown')) claim(left, one);
  for (const row of left)
    find(
      'doubled',
      `row ${row.seq}, ${row.event} by ${row.actor}, is nobody's request or a second one of a request`,
    );
  return findings;
}

/** Compares the replies in the journal with the stored histories. */
export function checkAnswers(journal: readonly Asked[], histories: readonly OrderHistory[]): Finding[] {
  const bySlug = new Map(histories.map((history) => [history.slug, history]));
  const created = journal.filter(({ call }) => call === 'createEcommerceOrder');
  const findings: Finding[] = created.flatMap(({ outcome, acknowledged, externalId = '' }): Finding[] => {
    const found = histories.filter((history) => history.externalId === externalId);
    const what = `the shop's order ${externalId} is there ${found.length} times`;
    if (found.length > 1) return [{ counts: 'doubled', what }];
    const slug = acknowledged?.slug;
    if (outcome === 'acknowledged' && found[0]?.slug !== slug) return [{ counts: 'lost', what }];
    if (outcome === 'refused' && found.length > 0) return [{ counts: 'illegal', what }];
    return [];
  });
  const moved = journal.filter(({ slug }) => slug !== null);
  for (const [slug, asked] of Map.groupBy(moved, (one) => one.slug ?? '')) {
    const history = bySlug.get(slug);
    if (history !== undefined) findings.push(...checkOrder(slug, history, asked));
  }
  return findings;
}
