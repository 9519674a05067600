import * as v from 'valibot';
import { filled, messages } from '../../fields/schemas.ts';
import {
  dataKinds,
  longestRetention,
  orderEndings,
  personPlaces,
  personRequestKinds,
  retentionBases,
  retentionHolds,
  retentionStarts,
} from '../../rules/retention.ts';
import { named } from '../call.ts';
import { statusSchema } from '../chart-schemas.ts';
import { permissions } from '../roles.ts';

const roles = permissions.answerPersons;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const answer = { roles, method: 'POST', confirmed: true, rate: 'write' } as const;

const moment = v.string();
const kind = v.picklist(dataKinds, messages.choice);
const ending = v.picklist(orderEndings, messages.choice);

/** By what a person is sought. In the body: an address is written into logs. */
const sought = { by: v.picklist(['pesel', 'email', 'phone'], messages.choice), value: filled(100) } as const;
const why = { reason: filled(500) } as const;

const Kept = v.object({
  kind,
  until: moment,
  basis: v.picklist(retentionBases),
  reason: v.string(),
});

const hold = v.nullable(v.picklist(retentionHolds));

const RequestRow = v.object({
  id: v.string(),
  number: v.string(),
  kind: v.picklist(personRequestKinds),
  /** The searched value with all but its end hidden. */
  person: v.string(),
  reason: v.string(),
  at: moment,
  /** The account's name; null: from a shell. */
  by: v.nullable(v.string()),
  orders: v.array(
    v.object({
      slug: v.string(),
      siemens_id: v.string(),
      hold,
      erased: v.array(kind),
      kept: v.array(Kept),
      restricted: v.boolean(),
    }),
  ),
});

const FoundPerson = v.object({
  orders: v.array(
    v.object({
      slug: v.string(),
      siemens_id: v.string(),
      status: statusSchema,
      places: v.array(v.picklist(personPlaces)),
      /** How many persons of the order are somebody else. */
      others: v.number(),
      ending: v.nullable(ending),
      hold,
      /** What would go if the person asks for it now. */
      goes: v.array(kind),
      stays: v.array(Kept),
      restricted: v.boolean(),
      /** Consents that can be taken back, by their names. */
      consents: v.array(v.string()),
    }),
  ),
  /** Of the plan above: what is agreed to. */
  digest: v.string(),
  requests: v.array(RequestRow),
});

const Rule = v.object({
  kind,
  ending,
  days: v.number(),
  counted_from: v.picklist(retentionStarts),
  basis: v.picklist(retentionBases),
  reason: v.string(),
  minimum_days: v.number(),
});

const Retention = v.object({
  rules: v.array(Rule),
  notice_days: v.number(),
  /** How many orders are due in each of the next months, 'YYYY-MM'; with what is overdue. */
  months: v.array(v.object({ month: v.string(), count: v.number() })),
  /** What is due within the days of notice, at most 100 orders. */
  soon: v.array(
    v.object({
      slug: v.string(),
      siemens_id: v.string(),
      ending: v.nullable(ending),
      hold,
      due_at: moment,
      kinds: v.array(kind),
    }),
  ),
  runs: v.array(
    v.object({
      at: moment,
      orders: v.number(),
      held: v.number(),
      kinds: v.array(v.object({ kind, count: v.number() })),
    }),
  ),
});

/** What a superadmin does for whoever asks for the data about them, and how long data are kept. */
export const personsCalls = named({
  listPersonRequests: {
    ...read,
    path: '/api/superadmin/person_requests',
    summary: 'What persons asked for and what was done, newest first, at most 100.',
    reply: v.object({ requests: v.array(RequestRow) }),
  },
  getPersonCertificate: {
    ...read,
    path: '/api/superadmin/person_requests/:id/certificate',
    summary: 'What was done for a request, as a PDF.',
    produces: 'application/pdf',
  },
  findPerson: {
    roles,
    method: 'POST',
    idempotent: false,
    rate: 'write',
    path: '/api/superadmin/persons/searches',
    summary: 'The orders in which a person is, with what would go and what a law keeps.',
    body: v.object(sought),
    reply: FoundPerson,
  },
  copyPerson: {
    ...answer,
    idempotent: false,
    path: '/api/superadmin/persons/copies',
    summary: 'What is kept of a person, of nobody else, as JSON or PDF; the request is written down.',
    body: v.object({ ...sought, ...why, format: v.picklist(['json', 'pdf'], messages.choice) }),
    reply: v.object({ name: v.string(), mime: v.string(), base64: v.string() }),
  },
  recordCorrection: {
    ...answer,
    idempotent: true,
    path: '/api/superadmin/persons/corrections',
    summary: 'Writes down that a person asked for a correction; it is made on the pages of the orders.',
    body: v.object({ ...sought, ...why }),
    reply: RequestRow,
  },
  erasePerson: {
    ...answer,
    idempotent: true,
    path: '/api/superadmin/persons/erasures',
    summary:
      'Erases what may go of the orders in which a person is and restricts the rest; 409 where the plan of this digest is not what would be done now.',
    body: v.object({ ...sought, ...why, digest: filled(64) }),
    reply: RequestRow,
  },
  withdrawConsents: {
    ...answer,
    idempotent: true,
    path: '/api/superadmin/persons/consent_withdrawals',
    summary:
      'Takes the consents back that rest on consent alone, in every order whose contact the person is.',
    body: v.object({ ...sought, ...why }),
    reply: RequestRow,
  },
  getRetention: {
    ...read,
    path: '/api/superadmin/retention',
    summary: 'How long data are kept, what is due when, and what the last runs did.',
    reply: Retention,
  },
  saveRetentionRule: {
    ...answer,
    method: 'PUT',
    idempotent: true,
    path: '/api/superadmin/retention/rules',
    summary: 'Changes how long a kind is kept after an ending; 422 below what the law demands.',
    body: v.object({
      kind,
      ending,
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestRetention)),
    }),
    reply: v.object({ success: v.boolean() }),
  },
});
