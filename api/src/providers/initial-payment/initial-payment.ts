import { type InitialPayment } from './initial-payment.port.ts';
import * as v from 'valibot';
import { amountOf } from '../amount.ts';
import { requestProvider, jsonOf } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { ProviderSettings } from '../settings.ts';
import { signedForm } from './dotpay-chk.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import { readUrlc } from './dotpay-notification.ts';

/** Dotpay writes its booleans as the texts 'True' and 'False'. */
const channelList = v.object({
  channels: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      logo: v.optional(v.string(), ''),
      group: v.optional(v.string(), ''),
      short_name: v.optional(v.string()),
      is_disable: v.optional(v.string(), 'False'),
      is_not_online: v.optional(v.string(), 'False'),
    }),
  ),
});

/** Dotpay: channels, the form of hidden fields, notifications (URLC). */
export function initialPayment(settings: ProviderSettings['initialPayment']): InitialPayment {
  const { url, formUrl, accountId, pins } = settings;

  return {
    async listChannels(amount) {
      const query = new URLSearchParams({
        currency: 'PLN',
        id: accountId,
        amount: amountOf(amount),
        lang: 'pl',
        format: 'json',
      });
      const reply = await requestProvider('Dotpay', `${url}payment_api/v1/channels/?${query}`);
      const { channels } = readReply('Dotpay', channelList, await jsonOf('Dotpay', reply));
      return channels
        .filter((channel) => channel.is_disable !== 'True' && channel.is_not_online !== 'True')
        .map(({ id, name, logo, group, short_name }) => ({
          id,
          name,
          shortName: short_name ?? name,
          iconUrl: logo,
          group,
        }));
    },

    paymentForm(ask) {
      const fields: DotpayFields = {
        id: accountId,
        amount: amountOf(ask.amount),
        currency: 'PLN',
        description: `Opłata wstępna – wniosek ${ask.orderNumber}`,
        control: ask.paymentId,
        channel: String(ask.channelId),
        ch_lock: '1',
        url: ask.returnUrl,
        urlc: ask.notificationUrl,
        type: '4',
        firstname: ask.firstName,
        lastname: ask.lastName,
        email: ask.email,
        bylaw: '1',
        personal_data: '1',
      };
      return { action: formUrl, fields: signedForm(fields, pins[0]) };
    },

    parseNotification: (rawBody) => readUrlc(rawBody, { accountId, pins }),
  };
}
