import {
  forgetEndedSessions,
  forgetIdentityLogins,
  forgetLoginFailures,
  forgetOldRequests,
  forgetOldSources,
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

/** Deletes idempotency keys that no client retries any more, sessions that ended, tickets and logins at the identity provider that came to nothing, links to reports that are over, what shops' servers were told long ago, and what is known of sources no longer. */
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
}
