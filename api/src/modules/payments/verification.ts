import { insertBankVerification, listBankVerifications, loadApplication, newId, type Order } from '@app/db';
import { messages, type CallName } from '@app/machines/contract';
import { verificationNeeds } from '@app/machines/bank-verification';
import { explain } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import type { CallRequest, Command, Query } from '../../kernel/call-context.ts';
import { currentOrderFor } from '../order-life/current-order-reply.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { Refused } from '../../kernel/refusals.ts';
import { sendEvent, sends } from '../order-life/send-event.ts';
import { unlisted, verificationChannels } from './channel-lists.ts';
import { clientUrl } from '../../kernel/client-url.ts';

/** Banks for the verification and, where one has to be chosen, the signing persons. */
export const getVerificationChannels: Query<'getVerificationChannels'> = async (request) => {
  const { order } = await findOrder(request);
  const [channels, { persons }] = await Promise.all([
    verificationChannels(request.ports),
    loadApplication(request.ports.db, order.id),
  ]);
  return {
    channels: channels.map(({ id, name, shortName, iconUrl, component }) => ({
      id: String(id),
      name,
      short_name: shortName,
      icon_url: iconUrl || null,
      logo: iconUrl || null,
      component,
    })),
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

/** Asks the provider for the bank's page, then tells the chart; a provider that does not answer leaves the order where it is. */
export const startVerification: Command<'startVerification'> = {
  act: async (request) => {
    const { ports, body } = request;
    const { order } = await findOrder(request);
    const { allowed } = explain(order.status, order.facts, 'client');
    if (!allowed.includes('START_TEST_PAYMENT'))
      throw new Refused(order.status, 'Weryfikacji w banku nie można teraz rozpocząć.', allowed);
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
    const id = newId().replaceAll('-', '');
    const started = await ports.providers.bankVerification.initiate({
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
    await sendEvent(request as unknown as CallRequest<CallName>, {
      event: { type: 'START_TEST_PAYMENT', bankConsentsGiven: true },
      write: async (tx) => {
        await insertBankVerification(
          tx,
          {
            id,
            orderId: order.id,
            mode: body.component,
            channelId: body.channel_id,
            personId: person.id,
            providerId: started.remoteId,
            status: 'started',
            redirectUrl: started.redirectUrl,
          },
          ports.now(),
        );
        return { redirectUrl: started.redirectUrl };
      },
    });
  },
  answer: async (request) => {
    const order = await currentOrderFor(request as unknown as CallRequest<CallName>);
    const latest = (await listBankVerifications(request.ports.db, order.id)).at(-1);
    return { redirect_url: latest?.redirectUrl ?? '', order };
  },
};

/** Back to the choice of bank and mode. */
export const changeVerificationMode = sends<'changeVerificationMode'>(() => ({
  event: { type: 'CHANGE_VERIFICATION_MODE' },
  write: async () => ({ redirectUrl: null }),
}));
