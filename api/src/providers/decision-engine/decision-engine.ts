import { type DecisionEngine } from './decision-engine.port.ts';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { amountOf } from '../amount.ts';
import { requestProvider, jsonOf } from '../provider-request.ts';
import { rejected, accepted } from '../notification.ts';
import { readReply } from '../read-reply.ts';
import { sameText } from '../same-text.ts';
import type { ProviderSettings } from '../settings.ts';

const submitted = v.object({ id: v.string() });
const decision = v.variant('outcome', [
  v.object({ id: v.string(), reference: v.string(), outcome: v.picklist(['approved', 'rejected']) }),
  v.object({
    id: v.string(),
    reference: v.string(),
    outcome: v.literal('conditional'),
    conditions: v.object({
      own_payment_in_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      payments_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  }),
]);

/** The signature of a decision: 'sha256=' and HMAC-SHA-256 of the raw body, in the header X-Signature. */
export const decisionSignature = (rawBody: string, key: string): string =>
  `sha256=${createHmac('sha256', key).update(rawBody, 'utf8').digest('hex')}`;

/** No decision engine's format is given: this small JSON is our own. POST /applications, decisions as notifications. */
export function decisionEngine({ url, keys }: ProviderSettings['decisionEngine']): DecisionEngine {
  return {
    async submit(ask) {
      const reply = await requestProvider('decision engine', `${url}/applications`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${keys[0]}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': ask.key,
        },
        body: JSON.stringify({
          reference: ask.reference,
          order_number: ask.orderNumber,
          financing_type: ask.financingType,
          vat_id: ask.vatId,
          company_name: ask.companyName,
          amount: amountOf(ask.amount),
          turnover_from: ask.turnoverFrom === null ? null : amountOf(ask.turnoverFrom),
          years_in_business: ask.yearsInBusiness,
          own_payment_in_percent: ask.ownPaymentInPercent,
          payments_count: ask.paymentsCount,
          conditions_accepted: ask.conditionsAccepted,
          decided_by: ask.decidedBy,
          device_fingerprint: ask.deviceFingerprint,
          fill_timing: ask.fillTiming,
        }),
      });
      return {
        applicationId: readReply('decision engine', submitted, await jsonOf('decision engine', reply)).id,
      };
    },

    parseNotification(rawBody, headers) {
      const shown = headers.get('x-signature') ?? '';
      if (!keys.some((key) => sameText(decisionSignature(rawBody, key), shown))) return rejected('signature');
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), decision), rawBody);
      if (!read.success) return rejected('malformed');
      const { id, reference, outcome } = read.output;
      const conditions =
        read.output.outcome === 'conditional'
          ? {
              ownPaymentInPercent: read.output.conditions.own_payment_in_percent,
              paymentsCount: read.output.conditions.payments_count,
            }
          : null;
      return {
        ok: true,
        events: [{ id: `decision:${id}`, orderRef: reference, outcome, conditions }],
        reply: accepted,
      };
    },
  };
}
