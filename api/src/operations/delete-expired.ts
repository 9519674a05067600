import {
  forgetEndedSessions,
  forgetIdentityLogins,
  forgetLoginFailures,
  forgetOldRequests,
  forgetOldSources,
  forgetReads,
  forgetSentReports,
  forgetShopEvents,
  forgetTickets,
} from '@app/db';
import type { Ports } from '../kernel/ports.ts';
import { countedMs, knownMs } from '../modules/accounts/check-password.ts';

const aDay = 24 * 60 * 60_000;
const keptKeys = 7 * aDay;
/** What a shop's server was told is listed for so long. */
const keptEvents = 90 * aDay;
/** Who read what is known for so long. */
const keptReads = 2 * 365 * aDay;
/** Deleted at once, so that nobody waits for it. */
const readsAtOnce = 1_000;
/** Of one run. */
const mostParts = 100;

/** Deletes idempotency keys that no client retries any more, sessions that ended, tickets and logins at the identity provider that came to nothing, links to reports that are over, what shops' servers were told long ago, what is known of sources no longer, and, part by part, who read what two years ago. */
export async function deleteExpired(ports: Ports): Promise<void> {
  const now = ports.now();
  await ports.db.transaction(async (tx) => {
    await forgetOldRequests(tx, now - keptKeys);
    await forgetEndedSessions(tx, now);
    await forgetLoginFailures(tx, { before: now - countedMs, now });
    await forgetOldSources(tx, now - knownMs);
    await forgetTickets(tx, now);
    await forgetIdentityLogins(tx, now);
    await forgetSentReports(tx, now);
    await forgetShopEvents(tx, now - keptEvents);
  });
  for (let part = 0; part < mostParts && !ports.isStopping(); part += 1) {
    const gone = await ports.db.transaction((tx) => forgetReads(tx, now - keptReads, readsAtOnce));
    if (gone === 0) return;
  }
}
