import {
  type AccountEffect,
  finishEffect,
  isDatabaseUnavailable,
  loadOrderById,
  retryEffect,
  type OrderEffect,
  type OutboxEffect,
  type ShopEffect,
} from '@app/db';
import { beginsProcess } from '@app/machines/order';
import { advanceOrder } from '../advance-order.ts';
import { IncompleteOrder, Refused } from '../../../kernel/refusals.ts';
import { StoreUnavailable } from '../../../kernel/files/store-unavailable.ts';
import { describedError } from '../../../kernel/described-error.ts';
import type { Ports } from '../../../kernel/ports.ts';
import type { SentEvent } from '../../../kernel/handlers.ts';
import { raiseEffectTask } from './ask-person.ts';
import type { EffectAttempt, EffectResult, Performer, Performers } from './performer.ts';
import { isStillWanted, NoLongerWanted, requireWanted, writeIfWanted } from './still-wanted.ts';
import { ProviderRefused, ProviderUnavailable } from '../../../providers/ports.ts';

const maxBackoff = 15 * 60_000;
/** After so many attempts an administrator is asked to look; at once where only a person can help. */
const attemptsBeforeTask = 8;

/** A second, two, four … at most a quarter of an hour. */
export const backoff = (attempts: number): number =>
  Math.min(maxBackoff, 1000 * 2 ** Math.min(attempts - 1, 20));

const isOfShop = (effect: OutboxEffect): effect is ShopEffect => effect.effect === 'notifyShop';

const settle = (ports: Ports, effect: OutboxEffect): Promise<void> =>
  ports.db.transaction((tx) => finishEffect(tx, effect.id, ports.now()));

/** Sends the answer through advanceOrder. False, and nothing is written, where the order has moved on or the chart does not want it. */
async function advanceIfWanted(
  { ports, effect, order }: EffectAttempt,
  event: SentEvent,
  write: EffectResult['write'],
): Promise<boolean> {
  try {
    await advanceOrder(ports, {
      slug: order.slug,
      actor: 'system',
      event(now) {
        requireWanted(effect, now);
        return event;
      },
      write: async (tx, now) => {
        await finishEffect(tx, effect.id, ports.now());
        return write?.(tx, now);
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof NoLongerWanted) return false;
    throw error;
  }
}

/** Stores what came of an effect, if the order still wants it, and ends the effect either way. */
async function conclude(attempt: EffectAttempt, { event, write }: EffectResult): Promise<void> {
  const { ports, effect } = attempt;
  if (event !== undefined && (await advanceIfWanted(attempt, event, write))) return;
  if (event === undefined && write !== undefined) {
    const stored = await writeIfWanted(attempt, async (tx, now) => {
      await finishEffect(tx, effect.id, ports.now());
      return write(tx, now);
    });
    if (stored) return;
  }
  await settle(ports, effect);
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

/** Calls back what an attempt may have begun at a provider without anybody here knowing. What cannot be asked for was not begun. */
async function callBack(attempt: EffectAttempt, { callsBack }: Performers): Promise<void> {
  const { effect } = attempt.effect;
  try {
    if (beginsProcess(effect)) await callsBack[effect](attempt);
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof IncompleteOrder)) throw error;
  }
}

async function perform(ports: Ports, performers: Performers, effect: OrderEffect): Promise<void> {
  const order = await loadOrderById(ports.db, effect.orderId);
  if (order === null) return settle(ports, effect);
  const attempt = { ports, effect, order };
  if (!isStillWanted(effect, order)) {
    if (effect.attempts > 1) await callBack(attempt, performers);
    return settle(ports, effect);
  }
  const { ofOrders } = performers;
  const performer = (ofOrders as Readonly<Record<string, Performer | undefined>>)[effect.effect];
  if (performer === undefined) throw new Error(`Nobody performs ${effect.effect}`);
  try {
    await conclude(attempt, (await performer(attempt)) ?? {});
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !signing.includes(effect.effect)) throw error;
    await callBack(attempt, performers);
    await conclude(attempt, { event: { type: 'SIGNATURE_FAILED', newest: true } });
  }
}

function performAny(ports: Ports, performers: Performers, effect: OutboxEffect): Promise<void> {
  if (isOfShop(effect)) return performers.ofShops[effect.effect](ports, effect);
  if (effect.userId !== undefined) return performForAccount(ports, performers, effect);
  return perform(ports, performers, effect);
}

const isOurFault = (error: unknown): boolean =>
  !(
    error instanceof ProviderUnavailable ||
    error instanceof ProviderRefused ||
    error instanceof IncompleteOrder ||
    error instanceof StoreUnavailable ||
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
    await performAny(ports, performers, effect);
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
      if (forPerson && effect.userId === undefined && !isOfShop(effect))
        await raiseEffectTask(tx, effect, at);
    });
  }
}
