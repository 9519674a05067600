import { releaseEffects, renewEffectLeases, nextEffectDueAt, claimEffects, type OutboxEffect } from '@app/db';
import { describedError } from '../../../kernel/described-error.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { attempt } from './perform-outbox.ts';
import { concurrencySlots } from './concurrency-slots.ts';
import type { Performers } from './performer.ts';

/** How often to look without being woken: other processes write outbox rows too. */
const lookEvery = 5_000;
/** A claim is short and held again while its effect is performed: a dead process's claims are soon another's. */
const leaseMs = 10_000;
const holdEvery = 3_000;

export interface OutboxWorker {
  readonly wake: () => void;
  /** Takes nothing new, waits at most so many ms for what was taken, and hands the rest back. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/** Performs effects as they come due, until it is stopped. `ports` is asked for late, because ports know the worker. */
export function startOutboxWorker(ports: () => Ports, performers: Performers): OutboxWorker {
  const underWay = new Map<string, Promise<void>>();
  const slots = concurrencySlots();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const log = (error: unknown): void => ports().log.warn('outbox', describedError(error));

  function begin(effect: OutboxEffect): void {
    slots.hold(effect);
    const done = attempt(ports(), performers, effect)
      .catch(log)
      .then(() => {
        underWay.delete(effect.id);
        slots.release(effect.id);
        wake();
      });
    underWay.set(effect.id, done);
  }

  /** Takes what has a free slot; answers in how many ms to look again. What waits for a slot or its turn is looked for when an effect ends. */
  async function look(): Promise<number> {
    const { db, now } = ports();
    let seen: number;
    do {
      again = false;
      seen = now();
      const claim = { now: seen, leaseMs, shares: slots.shares() };
      for (const effect of await db.transaction((tx) => claimEffects(tx, claim))) begin(effect);
    } while (again && !stopped);
    const due = await nextEffectDueAt(db, seen);
    return due === null ? lookEvery : Math.max(50, Math.min(lookEvery, due - now()));
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    if (looking !== null) return;
    clearTimeout(timer);
    looking = look()
      .catch((error: unknown) => {
        log(error);
        again = false;
        return lookEvery;
      })
      .then((ms) => {
        looking = null;
        if (stopped) return;
        if (again) wake();
        else timer = setTimeout(wake, ms);
      });
  }

  const holding = setInterval(() => {
    if (underWay.size === 0) return;
    const { db, now } = ports();
    db.transaction((tx) => renewEffectLeases(tx, [...underWay.keys()], now() + leaseMs)).catch(log);
  }, holdEvery);
  holding.unref();

  return {
    wake,
    async stop(timeoutMs) {
      stopped = true;
      clearTimeout(timer);
      clearInterval(holding);
      await looking;
      let late: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all(underWay.values()),
        new Promise((resolve) => (late = setTimeout(resolve, timeoutMs))),
      ]);
      clearTimeout(late);
      await ports().db.transaction((tx) => releaseEffects(tx, [...underWay.keys()]));
    },
  };
}
