import * as v from 'valibot';
import { financingTypes, messages, salesChannels, signatureMethods } from '../../fields/schemas.ts';
import { actors } from '../../order/order.events.ts';
import { changeKinds } from '../../diagram/chart-change.ts';
import { named } from '../call.ts';
import { statusSchema } from '../chart-schemas.ts';
import { permissions } from '../roles.ts';
import { howMoved } from './order-data.ts';

const count = v.number();

/** Over which time the chart is counted: the last 24 hours, or so many Polish days with the running one. */
const chartPeriods = ['24h', '7d', '30d', '90d'] as const;

const restingOrders = v.object({ id: v.string(), name: v.string(), orders: count });

/** A transition that a person causes. */
const pressedTransition = v.object({
  actor: v.picklist(['client', 'salesman', 'admin']),
  from: v.string(),
  event: v.string(),
  to: v.string(),
});

/** What a run of the walks through the pages has covered, as it writes it down (`npm test`). */
export const chartCoverageSchema = v.object({
  /** When it ended; an ISO time. */
  at: v.string(),
  /** The hash of the chart that it walked. */
  chart: v.string(),
  /** Statuses that an order was in before, during or after a press. */
  statuses: v.array(v.string()),
  /** Statuses that no order was in. */
  unseen: v.array(v.string()),
  /** Brought about by a press on a page. */
  pressed: v.array(pressedTransition),
  /** Possible in the chart, pressed on no page. */
  unpressed: v.array(pressedTransition),
});

/** What is read of the chart in use. */
export const chartCalls = named({
  getChartFigures: {
    roles: permissions.seeChart,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/chart/figures',
    summary:
      'How many orders are in each status now; how often each way was gone in the period, and how long orders were in what they left.',
    query: v.object({
      period: v.optional(v.picklist(chartPeriods, messages.choice)),
      channel: v.optional(v.picklist(salesChannels, messages.choice)),
      financing: v.optional(v.picklist(financingTypes, messages.choice)),
      /** 'none': none is chosen. */
      method: v.optional(v.picklist([...signatureMethods, 'none'], messages.choice)),
      /** Whose events; of how long orders stay it is not asked. */
      actor: v.optional(v.picklist(actors, messages.choice)),
    }),
    reply: v.object({
      /** Since when events are counted. */
      from: v.string(),
      /** False while days of the period are still to be counted. */
      whole: v.boolean(),
      statuses: v.array(
        v.object({
          status: statusSchema,
          /** Null where filters ask of a status that holds too many orders to be looked at. */
          now: v.nullable(count),
          oldest_at: v.nullable(v.string()),
          entered: count,
          /** Within one percent, in ms; null where no order left. */
          median_ms: v.nullable(count),
          p90_ms: v.nullable(count),
          longest_ms: v.nullable(count),
        }),
      ),
      edges: v.array(
        v.object({
          /** 'created' of an order's first. */
          from: v.string(),
          event: v.string(),
          /** Equal to `from` where the order stayed. */
          to: v.string(),
          count,
        }),
      ),
    }),
  },
  getReplay: {
    roles: permissions.readEveryOrder,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/orders/:slug/replay',
    summary:
      'The life of an order on the chart, the first step first: every row of its history with what was seen after it and what it had done outside.',
    reply: v.object({
      slug: v.string(),
      siemens_id: v.string(),
      financing_type: v.picklist(financingTypes),
      steps: v.array(
        v.object({
          seq: count,
          at: v.string(),
          event: v.string(),
          actor: v.picklist(actors),
          /** The name of the account; null of a client, a provider or the clock. */
          by: v.nullable(v.string()),
          how: v.picklist(howMoved),
          reason: v.nullable(v.string()),
          /** Null of the first. */
          from: v.nullable(v.string()),
          passed: v.array(v.string()),
          /** Equal to `from` where the order stayed. */
          to: v.string(),
          /** Names of the guards that held; null where they cannot be told, as of what an earlier chart let happen. */
          conditions: v.nullable(v.array(v.string())),
          /** Titles of what was seen from then on; null where nothing was. */
          client: v.nullable(v.string()),
          salesman: v.nullable(v.string()),
          effects: v.array(
            v.object({
              name: v.string(),
              queued_at: v.string(),
              done_at: v.nullable(v.string()),
              attempts: count,
            }),
          ),
          /** How long the order had been in `from`, where it left it; in ms. */
          ms_in_previous: v.nullable(count),
          /** The median of orders of its financing that left that status in the last 90 days, in ms. */
          usual_ms: v.nullable(count),
        }),
      ),
    }),
  },
  getChartRelease: {
    roles: permissions.seeChart,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/chart/release',
    summary:
      "How this release's chart differs from the last other one that served, with the orders that it matters to and the mapping that they would need.",
    reply: v.object({
      hash: v.string(),
      /** Null where no other chart has served. */
      before: v.nullable(v.object({ hash: v.string(), release: v.string(), started_at: v.string() })),
      findings: v.array(
        v.object({
          kind: v.picklist(changeKinds),
          key: v.string(),
          /** In Polish. */
          sentence: v.string(),
          statuses: v.array(restingOrders),
          /** Some orders that rest in them, the longest there first. */
          examples: v.array(v.object({ slug: v.string(), siemens_id: v.string() })),
          needs_word: v.boolean(),
        }),
      ),
      /** Statuses in which orders rest and which this chart has not. */
      unknown: v.array(restingOrders),
      /** As a file of JSON; null where none is needed. */
      mapping: v.nullable(v.string()),
    }),
  },
  getChartCoverage: {
    roles: permissions.seeChart,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/chart/coverage',
    summary:
      'What the last walks through the pages have covered of statuses and of transitions that a person causes; null where none was kept.',
    reply: v.object({
      measured: v.nullable(v.object({ ...chartCoverageSchema.entries, same_chart: v.boolean() })),
    }),
  },
});
