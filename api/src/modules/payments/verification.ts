import { requireEvent } from '../order-life/require-event.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import {
  insertBankVerification,
  loadApplication,
  newId,
  saveBankVerification,
  type Order,
  type Tx,
} from '@app/db';
import { messages } from '@app/machines/contract';
import { verificationNeeds } from '@app/machines/bank-verification';
import { invalid } from '../../kernel/errors.ts';
import { Refused } from '../../kernel/refusals.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { channelReply, unlisted, verificationChannels } from './channel-lists.ts';
import { clientUrl } from '../../kernel/client-url.ts';
import { ProviderRefused } from '../../providers/ports.ts';

/** Banks for the verification and, where one has to be chosen, the signing persons. */
export const getVerificationChannels: Query<'getVerificationChannels'> = async (request) => {
  const { order } = await findOrder(request);
  const [channels, { persons }] = await Promise.all([
    verificationChannels(request.ports),
    loadApplication(request.ports.db, order.id),
  ]);
  return {
    channels: channels.map(channelReply),
    persons: persons
      .filter(({ willSign }) => willSign)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
  };
};

type Body = CallRequest<'startVerification'>['body'];

/** The consents that this order and mode need, by field (VERIFY-011–013). */
function missingConsents(order: Order, body: Body): Record<string, string> {
  const { personAndBureaus } = verificationNeeds[order.financingType];
  const needed: readonly (keyof Body)[] = [
    ...(body.component === 'AIS' ? (['bm_privacy_consent', 'bm_data_transfer_consent'] as const) : []),
    ...(personAndBureaus ? (['big_verification_consent', 'bik_verification_consent'] as const) : []),
  ];
  const missing = Object.fromEntries(
    needed.filter((name) => body[name] !== true).map((name) => [name, messages.consent]),
  );
  const personMissing = personAndBureaus && (body.identity_verification_krs_user_id || null) === null;
  return personMissing ? { ...missing, identity_verification_krs_user_id: messages.choice } : missing;
}

const cannotStart = 'Weryfikacji w banku nie można teraz rozpocząć.';

/**
 * Asks the provider for the bank's page, then sends the event; a provider that does not answer leaves the order where it
 * is. Each attempt is written down under an id of its own before the provider is asked, so that news of one whose answer
 * got lost is known.
 */
export const startVerification: Command<'startVerification'> = async ({ ports, body }, order) => {
  requireEvent(order, 'client', 'START_TEST_PAYMENT', cannotStart);
  const [channels, { company, persons }] = await Promise.all([
    verificationChannels(ports),
    loadApplication(ports.db, order.id),
  ]);
  const channel = channels.find(
    ({ id, component }) => String(id) === body.channel_id && component === body.component,
  );
  const signing = persons.filter(({ willSign }) => willSign);
  const chosen = body.identity_verification_krs_user_id || null;
  const person = chosen === null ? signing[0] : signing.find(({ id }) => id === chosen);
  const wrong = {
    ...missingConsents(order, body),
    ...(person === undefined ? { identity_verification_krs_user_id: messages.choice } : {}),
    ...(channel === undefined ? { channel_id: unlisted } : {}),
  };
  if (person === undefined || channel === undefined || Object.keys(wrong).length > 0) throw invalid(wrong);
  const asked = { orderId: order.id, mode: body.component, channelId: body.channel_id, personId: person.id };
  // The provider takes references of 32 characters.
  const id = newId().replaceAll('-', '');
  const save = (tx: Tx, changes: Parameters<typeof saveBankVerification>[2]) =>
    saveBankVerification(tx, id, changes, ports.now());
  await ports.db.transaction((tx) =>
    insertBankVerification(
      tx,
      { ...asked, id, providerId: null, status: 'opened', redirectUrl: null },
      ports.now(),
    ),
  );
  const started = ports.providers.bankVerification.initiate({
    verificationId: id,
    mode: body.component,
    channelId: channel.id,
    description: `Weryfikacja ${order.number}`,
    email: person.email ?? order.contact?.email ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    bankAccountNumber: company?.bankAccountNumber ?? null,
    returnUrl: clientUrl(ports, order),
  });
  const { redirectUrl, remoteId } = await started.catch(async (error: unknown) => {
    if (error instanceof ProviderRefused) await ports.db.transaction((tx) => save(tx, { status: 'failed' }));
    throw error;
  });
  return {
    event: { type: 'START_TEST_PAYMENT', bankConsentsGiven: true },
    write: async (tx) => {
      const isStarted = await save(tx, { status: 'started', providerId: remoteId, redirectUrl });
      if (!isStarted) throw new Refused(order.status, cannotStart, []);
      return { redirectUrl };
    },
    reply: async (_, wire) => ({ redirect_url: redirectUrl, order: await wire() }),
  };
};

/** Back to the choice of bank and mode. */
export const changeVerificationMode: Command<'changeVerificationMode'> = () => ({
  write: async () => ({ redirectUrl: null }),
});
