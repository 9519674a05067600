import { countOutbox, probeWriting } from '@app/db';
import type { Ports } from '../ports.ts';

/** Why a process should get no requests now. */
export type Obstacle = 'database' | 'migrations' | 'outbox' | 'stopping';

/** An effect that nobody has taken for so long says that nobody takes any. */
const stuckAfter = 5 * 60_000;
/** Whoever asks more often gets the same answer: asking writes. */
const remembered = 1_000;

/**
 * Asks whether this process can do its work: the database takes a write, its tables are of this release, effects are
 * being performed (in maintenance they rest), and it is not about to stop.
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
      const { oldestUnclaimedDueAt } = await countOutbox(ports.db, ports.now());
      return oldestUnclaimedDueAt !== null && oldestUnclaimedDueAt < ports.now() - stuckAfter
        ? ['outbox']
        : [];
    } catch (error) {
      ports.log.warn('not ready', { code: (error as { code?: string }).code ?? null });
      return ['database'];
    }
  }

  return () => {
    if (ports.isStopping()) return Promise.resolve(['stopping']);
    const now = performance.now();
    if (now - asked > remembered) {
      asked = now;
      answer = look();
    }
    return answer;
  };
}
