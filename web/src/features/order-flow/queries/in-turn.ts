import type { QueryClient } from '@tanstack/react-query';

/** A change that the page has sent: the version that was shown then, the one it went over, and the one it made. */
type Sent = { shown: number; over: number; made: number | null };

/** What a page has sent of one order. `pending`: by the change's name, what was sent last and is not answered yet. */
type Turns = { last: Promise<Sent> | undefined; pending: Map<string, { text: string; answer: unknown }> };

const turnsOf = new WeakMap<QueryClient, Map<string, Turns>>();

type Change = {
  slug: string;
  name: string;
  /** What is sent, without its version. */
  body: unknown;
  /** The version that the page shows. */
  shown: number;
};

/**
 * Sends a change of an order behind the changes that the page has sent before, so that none is refused for another of the
 * same page; the same one that is not answered yet is not sent again, its answer is given. `send` gets the version to name:
 * where this change was asked for over what those before it have changed, the one that they made, else the shown one.
 * `madeBy` reads the new version in the answer; where it is more than the next, somebody else may have made one in between,
 * which is not gone over.
 */
export function sendInTurn<A>(
  client: QueryClient,
  { slug, name, body, shown }: Change,
  send: (version: Promise<number>) => Promise<A>,
  madeBy: (answer: A) => number | null,
): Promise<A> {
  const turns = turnsIn(client, slug);
  const text = JSON.stringify(body);
  const same = turns.pending.get(name);
  if (same?.text === text) return same.answer as Promise<A>;
  const version = Promise.resolve(turns.last).then((last) =>
    last !== undefined && last.shown <= shown && shown <= last.over ? versionAfter(last) : shown,
  );
  const answer = send(version);
  const mine = { text, answer };
  turns.pending.set(name, mine);
  const answered = () => {
    if (turns.pending.get(name) === mine) turns.pending.delete(name);
  };
  void answer.then(answered, answered);
  const made = answer.then(madeBy).catch(() => null);
  turns.last = Promise.all([version, made]).then(([over, made]) => ({ shown, over, made }));
  return answer;
}

const versionAfter = ({ over, made }: Sent): number => (made === over + 1 ? made : over);

function turnsIn(client: QueryClient, slug: string): Turns {
  const orders = turnsOf.get(client) ?? new Map<string, Turns>();
  turnsOf.set(client, orders);
  const turns: Turns = orders.get(slug) ?? { last: undefined, pending: new Map() };
  orders.set(slug, turns);
  return turns;
}
