import { countOutbox, probeWriting } from '@app/db';
import { waitsOn } from '../modules/order-life/outbox/effect-providers.ts';
import type { Ports } from '../kernel/ports.ts';
import { within } from './within.ts';

/** Why a process should get no requests now. */
export type Obstacle = 'database' | 'migrations' | 'outbox' | 'stopping';

/** When an effect without a provider stays unclaimed for so long, no worker claims any. */
const stuckAfter = 5 * 60_000;
/** Whoever asks more often gets the same answer: asking writes. */
const remembered = 1_000;
/** Whoever asks waits no longer than this; a database that has not answered by then is unavailable. */
const timeoutMs = 1_500;
const givenUp = 10_000;

/**
 * Asks whether this process can do its work: the database takes a write, its tables are of this release, effects are
 * being performed (in maintenance they rest), and it is not about to stop. A provider that is unavailable is no obstacle: it
 * is so for every process.
 */
export function readiness(ports: Ports): () => Promise<readonly Obstacle[]> {
  let current = false;
  let asked = -Infinity;
  let answer: Promise<readonly Obstacle[]> = Promise.resolve([]);

  async function look(): Promise<readonly Obstacle[]> {
    try {
      await probeWriting(ports.db);
      current ||= await ports.db.isCurrent();
      if (!current) return ['migrations'];
      if (ports.settings.maintenance) return [];
      const since = ports.now() - stuckAfter;
      const stuck = (await countOutbox(ports.db, ports.now())).some(
        ({ effect, oldestUnclaimedDueAt: at }) => waitsOn(effect) === 'none' && at !== null && at < since,
      );
      return stuck ? ['outbox'] : [];
    } catch (error) {
      ports.log.warn('not ready', { code: (error as { code?: string }).code ?? null });
      return ['database'];
    }
  }

  let looking: Promise<readonly Obstacle[]> | null = null;
  let lookingSince = -Infinity;
  /** A database that hangs is not asked again and again, but after a while once more: a lost connection never answers. */
  function lookOnce(now: number): Promise<readonly Obstacle[]> {
    if (looking !== null && now - lookingSince < givenUp) return looking;
    lookingSince = now;
    const own = look().finally(() => {
      if (looking === own) looking = null;
    });
    looking = own;
    return own;
  }

  return () => {
    if (ports.isStopping()) return Promise.resolve(['stopping']);
    const now = performance.now();
    if (now - asked > remembered) {
      asked = now;
      answer = within(timeoutMs, lookOnce(now), ['database']);
    }
    return answer;
  };
}
