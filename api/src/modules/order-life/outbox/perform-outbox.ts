import {
  type AccountEffect,
  finishEffect,
  isDatabaseUnavailable,
  loadOrderById,
  retryEffect,
  type Order,
  type OrderEffect,
  type OutboxEffect,
} from '@app/db';
import { isStillValid } from '@app/machines/order';
import { advanceOrder } from '../advance-order.ts';
import { IncompleteOrder, Refused } from '../../../kernel/refusals.ts';
import { changeDetails } from '../bump-version.ts';
import { DiskUnavailable } from '../../../kernel/files/disk-unavailable.ts';
import { describedError } from '../../../kernel/described-error.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { enqueuedIn, raiseEffectTask } from './ask-person.ts';
import type { EffectResult, Performer, Performers } from './performer.ts';
import { ProviderRefused, ProviderUnavailable } from '../../../providers/ports.ts';

const maxBackoff = 15 * 60_000;
/** After so many attempts an administrator is asked to look; at once where only a person can help. */
const attemptsBeforeTask = 8;

/** A second, two, four … at most a quarter of an hour. */
export const backoff = (attempts: number): number =>
  Math.min(maxBackoff, 1000 * 2 ** Math.min(attempts - 1, 20));

const settle = (ports: Ports, effect: OutboxEffect): Promise<void> =>
  ports.db.transaction((tx) => finishEffect(tx, effect.id, ports.now()));

/** Sends the answer through advanceOrder; a chart that does not want it any more ends the effect all the same. */
async function conclude(
  ports: Ports,
  effect: OutboxEffect,
  order: Order,
  { event, write }: EffectResult,
): Promise<void> {
  if (event === undefined) {
    if (write === undefined) return settle(ports, effect);
    return changeDetails(ports, order, async (tx) => {
      await finishEffect(tx, effect.id, ports.now());
      return write(tx, order);
    });
  }
  try {
    await advanceOrder(ports, {
      slug: order.slug,
      actor: 'system',
      event,
      write: async (tx, current) => {
        await finishEffect(tx, effect.id, ports.now());
        return write?.(tx, current);
      },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await settle(ports, effect);
  }
}

/** Signing that the provider refuses for good is a failed signature: the client chooses another way. */
const signing: readonly string[] = ['startIdentityVerification', 'startSignature'];

async function performForAccount(
  ports: Ports,
  { ofAccounts }: Performers,
  effect: AccountEffect,
): Promise<void> {
  await ofAccounts[effect.effect](ports, effect);
  await settle(ports, effect);
}

async function perform(ports: Ports, { ofOrders }: Performers, effect: OrderEffect): Promise<void> {
  const order = await loadOrderById(ports.db, effect.orderId);
  const asked = { in: enqueuedIn(effect), at: effect.askedAt };
  if (order === null || !isStillValid(effect.effect, asked, order)) return settle(ports, effect);
  const performer = (ofOrders as Readonly<Record<string, Performer | undefined>>)[effect.effect];
  if (performer === undefined) throw new Error(`Nobody performs ${effect.effect}`);
  try {
    await conclude(ports, effect, order, (await performer({ ports, effect, order })) ?? {});
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !signing.includes(effect.effect)) throw error;
    await conclude(ports, effect, order, { event: { type: 'SIGNATURE_FAILED' } });
  }
}

const isOurFault = (error: unknown): boolean =>
  !(
    error instanceof ProviderUnavailable ||
    error instanceof ProviderRefused ||
    error instanceof IncompleteOrder ||
    error instanceof DiskUnavailable ||
    isDatabaseUnavailable(error)
  );

/** Only names and codes reach the outbox: an error's text may hold personal data. */
function nameOf(error: unknown): string {
  const { error: name, message, code } = describedError(error);
  return [name, code, message].filter((part) => part !== undefined).join(': ');
}

/** One attempt at an effect; what failed is due again later. Throws only where not even that could be written down. */
export async function attempt(ports: Ports, performers: Performers, effect: OutboxEffect): Promise<void> {
  try {
    await (effect.userId === undefined
      ? perform(ports, performers, effect)
      : performForAccount(ports, performers, effect));
  } catch (error) {
    const at = ports.now();
    const fields = { effect: effect.effect, attempts: effect.attempts, ...describedError(error) };
    // No task can be raised for an account, so the log reports it.
    const grave = effect.userId !== undefined && effect.attempts >= attemptsBeforeTask;
    ports.log[grave ? 'error' : 'warn']('effect failed', fields);
    if (isOurFault(error)) ports.report(error, { doing: effect.effect });
    await ports.db.transaction(async (tx) => {
      await retryEffect(tx, effect.id, { error: nameOf(error), dueAt: at + backoff(effect.attempts) });
      const forPerson = error instanceof IncompleteOrder || effect.attempts >= attemptsBeforeTask;
      if (forPerson && effect.userId === undefined) await raiseEffectTask(tx, effect, at);
    });
  }
}
