import * as v from 'valibot';
import { amount, day, financingTypes, messages, salesChannels } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const count = v.number();
const read = { roles: permissions.seeChart, idempotent: false, method: 'GET' } as const;
/** Orders created on these Polish days, both included. */
const period = { date_from: v.optional(day), date_to: v.optional(day) };
const kind = {
  channel: v.optional(v.picklist(salesChannels, messages.choice)),
  financing: v.optional(v.picklist(financingTypes, messages.choice)),
};
const example = v.object({ slug: v.string(), siemens_id: v.string() });

/** Policies that another value can be supposed for. */
export const supposedPolicies = ['initial_payment_deadline', 'decision_deadline', 'on_place_limit'] as const;

/** What the history of orders says of the chart, and what another policy would have made of it. */
export const processMiningCalls = named({
  exportLog: {
    ...read,
    rate: 'export',
    path: '/api/superadmin/log',
    summary:
      'The event log of the orders created in a period, this month where none is said: whole traces, without personal data, as CSV or as XES (IEEE 1849).',
    query: v.object({ ...period, format: v.optional(v.picklist(['csv', 'xes'], messages.choice)) }),
    produces: 'text/csv',
  },
  getVariants: {
    ...read,
    rate: 'export',
    path: '/api/superadmin/chart/variants',
    summary:
      'How well histories fit the chart, and the ten most frequent variants, of at most 20 000 orders created in a period, the newest.',
    query: v.object({ ...period, ...kind }),
    reply: v.object({
      date_from: v.string(),
      date_to: v.string(),
      orders: count,
      /** False where older orders of the period were left out. */
      whole: v.boolean(),
      variants_count: count,
      /** The mean share of steps that the chart foresees, 0–1. */
      fitness: count,
      forced: count,
      deviating: count,
      variants: v.array(
        v.object({ statuses: v.array(v.string()), orders: count, fitness: count, median_ms: count }),
      ),
      /** Orders with a step that the chart has not, at most 50. */
      deviations: v.array(
        v.object({ order: example, event: v.string(), from: v.nullable(v.string()), to: v.string() }),
      ),
    }),
  },
  getWhatIf: {
    ...read,
    rate: 'export',
    path: '/api/superadmin/chart/what_if',
    summary:
      'How many of the orders of the last 365 days, at most the 100 000 newest, would have ended otherwise under another policy, by how they did end.',
    query: v.object({
      policy: v.picklist(supposedPolicies, messages.choice),
      days: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/u, 'Podaj liczbę dni od 1 do 999'))),
      amount: v.optional(amount),
    }),
    reply: v.object({
      orders: count,
      whole: v.boolean(),
      changed: v.array(
        v.object({
          /** The status in which they are. */
          ended: v.string(),
          outcome: v.picklist(['ended_in', 'went_on', 'paid_elsewhere', 'may_pay_on_place']),
          /** Of `ended_in`. */
          status: v.nullable(v.string()),
          orders: count,
          /** At most ten. */
          examples: v.array(example),
        }),
      ),
    }),
  },
});
