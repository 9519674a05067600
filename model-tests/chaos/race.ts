import { ask } from './ask.ts';
import { createOrder, type ClientContext } from './client.ts';
import { consents } from './moves.ts';

/** How many send one event at one order at once. */
const racers = 50;

/** Round after round, fifty clients confirm one new order's summary at once, each under a key of its own (R4). */
export async function race(context: ClientContext, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const slug = await createOrder(context, `race-${round}`);
    if (slug === null) continue;
    const wish = { call: 'confirmSummary', actor: 'client', slug, body: consents, headers: {} } as const;
    await Promise.all(Array.from({ length: racers }, () => ask(wish, context)));
  }
}
