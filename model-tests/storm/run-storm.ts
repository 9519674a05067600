import type { Database } from '@app/db';
import { chanceOf } from './chance.ts';
import { checkAnswers } from './check-answers.ts';
import { checkOrders, readLives, waitsForPerson } from './check-orders.ts';
import { beClient, confirmAdministrator, signIn, type Scene } from './client.ts';
import { openConsole } from './console.ts';
import { race } from './race.ts';
import { newJournal, type Finding, type Journal } from './journal.ts';
import type { StormOptions } from './storm-options.ts';
import { startWorld, type World } from './world.ts';

/** What the storm came to. */
export interface StormResult {
  readonly journal: Journal;
  readonly orders: number;
  readonly edges: number;
  readonly kinds: number;
  readonly findings: readonly Finding[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Until nothing is open any more: killed servers' claims end after 10 s, and what failed is tried again after pauses. */
const patience = 60_000;

async function calm(db: Database): Promise<void> {
  const giveUp = Date.now() + patience;
  for (let quiet = 0; quiet < 2 && Date.now() < giveUp; await pause(300)) {
    const open = await db.kysely
      .selectFrom('outbox')
      .select('lastError')
      .where('doneAt', 'is', null)
      .execute();
    const busy = open.filter((one) => !waitsForPerson(one));
    quiet = busy.length === 0 ? quiet + 1 : 0;
  }
}

/** First the race for single orders; then clients, presses, outages and kills at once, until the time is over. */
async function blow(world: World, options: StormOptions, journal: Journal): Promise<void> {
  const chance = chanceOf(options.seed);
  const address = (): string => chance.oneOf(world.servers).url;
  let over = Infinity;
  const isOver = (): boolean => Date.now() >= over;
  const scene: Scene = { journal, chance, address, cookies: await signIn(address), slugs: [], isOver };
  await race(scene, options.races);
  await confirmAdministrator(scene);
  over = Date.now() + options.minutes * 60_000;
  const console = openConsole(world.simulatorsUrl, { chance, journal });
  const every = async (seconds: number, act: () => Promise<void>): Promise<void> => {
    for (;;) {
      await pause(Math.min(chance.between(0.6, 1.4) * seconds * 1_000, Math.max(0, over - Date.now())));
      if (isOver()) return;
      await act();
    }
  };
  await Promise.all([
    ...Array.from({ length: options.clients }, (_, at) => beClient(scene, `${options.seed}-${at}`)),
    every(0.1, console.press),
    every(4, () => console.outage(800)),
    every(120, () => confirmAdministrator(scene)),
    every(options.killEvery, async () => {
      journal.killedAt.push(Date.now());
      await chance.oneOf(world.servers).killAndRestart();
    }),
  ]);
}

/** Lets it blow, waits until it is calm, and compares what was answered with what is stored and with the chart. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const journal = newJournal();
  const world = await startWorld(options, journal);
  try {
    await blow(world, options, journal);
    await calm(world.db);
    const lives = await readLives(world.db);
    const { findings, edges, kinds } = await checkOrders(world.db, lives, journal.killedAt);
    const all = [...journal.findings, ...checkAnswers(journal.asked, lives), ...findings];
    return { journal, orders: lives.length, edges, kinds, findings: all };
  } finally {
    await world.end();
  }
}

/** How many findings count for a figure. */
export const figure = ({ findings }: StormResult, counts: Finding['counts']): number =>
  findings.filter((finding) => finding.counts === counts).length;
