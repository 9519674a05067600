import { countOverdueOrders } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';

/** Why deadlines are left alone. */
type Suspicion = 'the clock jumped ahead' | 'unusually many orders are overdue';

/** How far the clock may run ahead of the time that really passed, in milliseconds: a machine that slept is not a wrong clock. */
const toleratedMs = 24 * 60 * 60_000;

/**
 * Whether the sweeper may act: a clock that jumped ahead, or more orders overdue at once than the setting allows, would
 * cancel what nobody wanted cancelled. Says so once, and again when it is over; while it lasts a figure shows it.
 * `elapsed` is a clock that nobody sets, in milliseconds.
 */
export function sweepGuard(ports: Ports, elapsed: () => number = () => performance.now()) {
  const { settings, now, log, metrics } = ports;
  const began = now() - elapsed();
  let standing: Suspicion | null = null;

  async function suspicionOf(): Promise<Suspicion | null> {
    if (now() - elapsed() - began > toleratedMs) return 'the clock jumped ahead';
    const limit = settings.deadlinesAtOnce;
    const overdue = await countOverdueOrders(ports.db, { now: now(), most: limit + 1 });
    return overdue > limit ? 'unusually many orders are overdue' : null;
  }

  return async (): Promise<boolean> => {
    const suspicion = await suspicionOf();
    if (suspicion !== standing) {
      if (suspicion === null) log.warn('deadlines are swept again');
      else log.error('deadlines are not swept', { because: suspicion });
    }
    standing = suspicion;
    metrics.sweeping(suspicion === null);
    return suspicion === null;
  };
}
