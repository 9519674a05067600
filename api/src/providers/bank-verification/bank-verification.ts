import {
  verificationAmount,
  type VerificationRequest,
  type BankVerification,
} from './bank-verification.port.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { amountOf } from '../amount.ts';
import {
  requestProvider,
  bodyOf,
  jsonOf,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider-request.ts';
import type { TrustedRedirect } from '../trusted-redirect.ts';
import { readReply } from '../read-reply.ts';
import type { ProviderSettings, Secrets } from '../settings.ts';
import { readXml, textAt } from '../xml.ts';
import { blueMediaHash, hashedUnder, separator, startHash } from './blue-media-hash.ts';
import type { StartFields } from './blue-media-hash.ts';
import { readItn } from './blue-media-notification.ts';

const gatewayList = v.object({
  result: v.string(),
  gatewayList: v.array(
    v.object({
      gatewayID: v.number(),
      name: v.string(),
      bankName: v.optional(v.nullable(v.string())),
      iconUrl: v.optional(v.nullable(v.string())),
      state: v.string(),
    }),
  ),
});

const withoutPolishLetters = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w .:,-]/g, '-');

/** A name as the verification takes it, in Polish letters alone, at most so many; what else parts it becomes a space. */
const lettersOf = (name: string, most: number): string =>
  name
    .replace(/[^\s\dA-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[^A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]+/g, ' ')
    .trim()
    .slice(0, most);

/** The start of a verification; what is empty, or would have two readings in the hash, is not sent. */
function startOf(ask: VerificationRequest, serviceId: string): StartFields {
  // Of the account's verification alone: the gateway of payments does not know them and would compute another hash.
  const person = {
    VerificationFName: lettersOf(ask.firstName, 32),
    VerificationLName: lettersOf(ask.lastName, 64),
    VerificationNRB: ask.bankAccountNumber ?? '',
  };
  const optional = {
    CustomerEmail: ask.email.includes(separator) ? '' : ask.email,
    ...(ask.mode === 'AIS' ? person : {}),
  };
  return {
    ServiceID: serviceId,
    OrderID: ask.verificationId,
    Amount: amountOf(verificationAmount[ask.mode]),
    Description: withoutPolishLetters(ask.description).slice(0, 79),
    GatewayID: String(ask.channelId),
    Currency: 'PLN',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    ReturnURL: ask.returnUrl,
  };
}

/** Blue Media (Autopay): list of banks, pre-transaction with a page to continue on, notifications (ITN). */
export function bankVerification(
  settings: ProviderSettings['bankVerification'],
  leads: TrustedRedirect,
): BankVerification {
  const { url, serviceId, sharedKeys, aisGateways, aisPath } = settings;
  const [sharedKey] = sharedKeys;

  return {
    async listChannels() {
      const message = {
        ServiceID: serviceId,
        MessageID: randomUUID().replaceAll('-', ''),
        Currencies: 'PLN',
        Language: 'PL',
      };
      const reply = await requestProvider('Blue Media', `${url}/gatewayList/v3`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...message, Hash: blueMediaHash(Object.values(message), sharedKey) }),
      });
      const list = readReply('Blue Media', gatewayList, await jsonOf('Blue Media', reply));
      return list.gatewayList
        .filter((gateway) => gateway.state === 'OK')
        .map((gateway) => ({
          id: gateway.gatewayID,
          name: gateway.name,
          shortName: gateway.bankName ?? gateway.name,
          iconUrl: gateway.iconUrl ?? '',
          component: aisGateways.includes(gateway.gatewayID) ? 'AIS' : '1PLN',
        }));
    },

    async initiate(ask) {
      const fields = startOf(ask, serviceId);
      const reply = await requestProvider(
        'Blue Media',
        `${url}${ask.mode === 'AIS' ? aisPath : '/payment'}`,
        {
          method: 'POST',
          headers: { BmHeader: 'pay-bm-continue-transaction-url' },
          body: new URLSearchParams({ ...fields, Hash: startHash(fields, sharedKey) }),
        },
      );
      const begun = continuation(await bodyOf('Blue Media', reply.text()), ask.verificationId, sharedKeys);
      const redirectUrl = leads('Blue Media', begun.redirectUrl);
      if (redirectUrl === null)
        throw new ProviderRefused('Blue Media sends clients to a host that is not on the list');
      return { ...begun, redirectUrl };
    },

    parseNotification: (rawBody) => readItn(rawBody, { serviceId, sharedKeys }),
  };
}

/** The answer to a pre-transaction; its hash is checked, because the client's browser is sent where it says. */
function continuation(text: string, verificationId: string, sharedKeys: Secrets) {
  const document = readXml(text);
  const at = (name: string): string => textAt(document, 'transaction', name);
  const [status, redirectUrl, orderId, remoteId] = [
    at('status'),
    at('redirecturl'),
    at('orderID'),
    at('remoteID'),
  ];
  if (status !== 'PENDING') throw new ProviderRefused('Blue Media did not start the verification');
  const values = [status, redirectUrl, orderId, remoteId];
  if (orderId !== verificationId || hashedUnder(values, sharedKeys, at('hash')) === undefined) {
    throw new ProviderUnavailable('Blue Media answered with a wrong hash');
  }
  return { redirectUrl, remoteId };
}
