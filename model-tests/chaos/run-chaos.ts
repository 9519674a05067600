import type { Database } from '@app/db';
import { seededRandom } from './random.ts';
import { checkAnswers } from './check-answers.ts';
import { checkMoney } from './check-money.ts';
import { checkOrders, readHistories, waitsForPerson } from './check-orders.ts';
import { runClient, confirmAdministrator, signIn, type ClientContext } from './client.ts';
import { openConsole } from './console.ts';
import { race } from './race.ts';
import { newJournal, type Finding, type Journal } from './journal.ts';
import type { ChaosOptions } from './chaos-options.ts';
import { startWorld, type World } from './world.ts';

/** The outcome of a chaos run. */
export interface ChaosResult {
  readonly journal: Journal;
  readonly orders: number;
  readonly edges: number;
  readonly kinds: number;
  readonly findings: readonly Finding[];
  /** Of the sums that providers told of, what is not kept; in hundredths of a złoty. */
  readonly unaccounted: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long outbox and inbox may take to empty: a killed server's claims end after 10 and 30 s, failed effects wait for their retry. */
const settleTimeoutMs = 60_000;

async function waitUntilIdle(db: Database): Promise<void> {
  const giveUp = Date.now() + settleTimeoutMs;
  for (let quiet = 0; quiet < 2 && Date.now() < giveUp; await pause(300)) {
    const open = await db.kysely
      .selectFrom('outbox')
      .select('lastError')
      .where('doneAt', 'is', null)
      // A letter that waits until its client may have done what it asks for is not due yet.
      .where((or) => or.or([or('attempts', '>', 0), or('dueAt', '<=', Date.now())]))
      .execute();
    const told = await db.kysely.selectFrom('inbox').select('id').where('outcome', '=', 'received').execute();
    const busy = [...open.filter((one) => !waitsForPerson(one)), ...told];
    quiet = busy.length === 0 ? quiet + 1 : 0;
  }
}

/** First races for single orders; then clients, presses, misbehaving providers and kills at once, until the time is over. */
async function runAll(world: World, options: ChaosOptions, journal: Journal): Promise<void> {
  const random = seededRandom(options.seed);
  const address = (): string => random.oneOf(world.servers).url;
  let over = Infinity;
  const isOver = (): boolean => Date.now() >= over;
  const context: ClientContext = {
    journal,
    random,
    address,
    cookies: await signIn(address),
    slugs: [],
    isOver,
  };
  await race(context, options.races);
  await confirmAdministrator(context);
  over = Date.now() + options.minutes * 60_000;
  const console = openConsole(world.simulatorsUrl, { random, journal });
  const every = async (seconds: number, act: () => Promise<void>): Promise<void> => {
    for (;;) {
      await pause(Math.min(random.between(0.6, 1.4) * seconds * 1_000, Math.max(0, over - Date.now())));
      if (isOver()) return;
      await act();
    }
  };
  await Promise.all([
    ...Array.from({ length: options.clients }, (_, at) => runClient(context, `${options.seed}-${at}`)),
    every(0.1, console.press),
    every(3, console.misbehave),
    every(120, () => confirmAdministrator(context)),
    every(options.killEvery, async () => {
      journal.killedAt.push(Date.now());
      await random.oneOf(world.servers).killAndRestart();
    }),
  ]);
}

/** Runs clients and faults, waits until the outbox is empty, and compares the replies with what is stored and with the chart. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const journal = newJournal();
  const world = await startWorld(options, journal);
  try {
    await runAll(world, options, journal);
    await waitUntilIdle(world.db);
    const histories = await readHistories(world.db);
    const { findings, edges, kinds } = await checkOrders(world.db, histories, journal.killedAt);
    const money = await checkMoney(world.db, journal.money);
    const answers = checkAnswers(journal.asked, histories);
    const all = [...journal.findings, ...answers, ...findings, ...money.findings];
    return { journal, orders: histories.length, edges, kinds, findings: all, unaccounted: money.unaccounted };
  } finally {
    await world.end();
  }
}

/** How many findings count for a figure. */
export const figure = ({ findings }: ChaosResult, counts: Finding['counts']): number =>
  findings.filter((finding) => finding.counts === counts).length;
