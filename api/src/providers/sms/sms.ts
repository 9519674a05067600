import { type Sms } from './sms.port.ts';
import * as v from 'valibot';
import { requestProvider, jsonOf, ProviderRefused, ProviderUnavailable } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { ProviderSettings } from '../settings.ts';

/** SMSAPI answers errors with HTTP 200; 53 = this idx was sent before, 201 and 999 = its own trouble. */
const answer = v.union([
  v.object({ error: v.number(), message: v.optional(v.string(), '') }),
  v.object({ count: v.number() }),
]);
const sentBefore = 53;
const itsOwnTrouble = [8, 201, 999];

/** SMSAPI.pl. */
export function sms({ url, token, sender }: ProviderSettings['sms']): Sms {
  return {
    async sendSms({ key, to, text }) {
      const reply = await requestProvider('SMSAPI', `${url}/sms.do`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          to: to.replace('+', ''),
          message: text,
          from: sender,
          format: 'json',
          encoding: 'utf-8',
          details: true,
          idx: key,
          check_idx: true,
        }),
      });
      const said = readReply('SMSAPI', answer, await jsonOf('SMSAPI', reply));
      if (!('error' in said) || said.error === sentBefore) return;
      const trouble = `SMSAPI answered error ${said.error}`;
      throw itsOwnTrouble.includes(said.error)
        ? new ProviderUnavailable(trouble)
        : new ProviderRefused(trouble);
    },
  };
}
