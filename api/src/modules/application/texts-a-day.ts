import { countSmsCodes, type Tx } from '@app/db';
import { tooManyRequests } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { ProviderUnavailable } from '../../providers/ports.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Whether the deployment has sent as many codes as it may within a day, so that whoever makes orders by the thousand costs no
 * more than that; said in the security log, where an alarm listens.
 */
async function isUsedUp(ports: Ports, tx: Tx, order: string): Promise<boolean> {
  const { settings, now } = ports;
  if ((await countSmsCodes(tx, now() - dayMs, settings.textsADay)) < settings.textsADay) return false;
  securityEvent(ports, { event: 'text_message', outcome: 'day_limit', order });
  return true;
}

/** Throws 429 with a sentence for the salesman where no code can be sent any more. */
export async function refuseBeyondDay(ports: Ports, tx: Tx, orderId: string): Promise<void> {
  if (!(await isUsedUp(ports, tx, orderId))) return;
  throw tooManyRequests(
    3_600,
    'Dziś nie można już wysłać kodu SMS: limit wiadomości jest wyczerpany. Zgłoś to centrali.',
  );
}

/** The same for a code that an order asks for by itself: it waits, is tried again, and raises a task like any message that does not get out. */
export async function waitBeyondDay(ports: Ports, orderId: string): Promise<void> {
  if (!(await isUsedUp(ports, ports.db, orderId))) return;
  throw new ProviderUnavailable("the day's text messages are used up");
}
