import * as v from 'valibot';
import { filled, messages } from '../../fields/schemas.ts';
import { reportPeriods } from '../../rules/index.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';
import { savedReportKinds } from '../saved-report-kinds.ts';
import type { SavedReportKind } from '../saved-report-kinds.ts';
import { weekdays } from '../weekdays.ts';
import { person } from './comments.ts';
import { PaymentsReportQuery, SalesReportQuery } from './reports.ts';

const roles = permissions.saveReports;
const change = { roles, idempotent: true, rate: 'write' } as const;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;

/** Days that follow the day on which the report is read; instead of `date_from` and `date_to`. */
const period = v.optional(v.picklist(reportPeriods, messages.choice));

/** What a saved report of sales is narrowed to. */
const SavedSalesSearch = v.object({ ...v.omit(SalesReportQuery, ['after', 'format']).entries, period });

/** What a saved report of payments is narrowed to and sorted by, without what was typed. */
const SavedPaymentsSearch = v.object({
  ...v.omit(PaymentsReportQuery, ['after', 'format', 'order_id', 'client', 'operation_number']).entries,
  period,
});

/** What each report keeps of its filters. */
export const savedSearches = {
  sales: SavedSalesSearch,
  payments: SavedPaymentsSearch,
  shop_sales: SavedSalesSearch,
} as const satisfies Record<SavedReportKind, object>;

const Kind = v.picklist(savedReportKinds, messages.choice);

/** Each week, by the clocks in Poland. */
const Schedule = v.object({
  weekday: v.picklist(weekdays, messages.choice),
  time: v.pipe(
    v.string(messages.required),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Wpisz godzinę, na przykład 08:00'),
  ),
});

/** So many accounts a report is sent to at most. */
const mostRecipients = 20;

const saved = {
  /** Over the own report of this id; a new one, or over the own one of the name, where it is left out. */
  id: v.optional(v.nullable(filled(64))),
  name: filled(60),
  /** Null: it is sent to nobody. */
  schedule: v.nullable(Schedule),
  recipients: v.pipe(
    v.array(filled(64), messages.choice),
    v.maxLength(mostRecipients, `Wybierz najwyżej ${mostRecipients} osób`),
  ),
};

const SavedReportReply = v.object({
  id: v.string(),
  report: v.picklist(savedReportKinds),
  name: v.string(),
  /** Filters as the report's call takes them, and `period`; null where this release does not understand them. */
  search: v.nullable(v.record(v.string(), v.string())),
  schedule: v.nullable(v.object({ weekday: v.picklist(weekdays), time: v.string() })),
  /** When it is sent next. */
  next_at: v.nullable(v.string()),
  /** `receives` is false of who is blocked or may not read the report any more. */
  recipients: v.array(v.object({ ...person.entries, receives: v.boolean() })),
});
const SavedReportsReply = v.object({ reports: v.array(SavedReportReply) });

/** Reports under a name, and the links to them that are sent each week. */
export const savedReportsCalls = named({
  listSavedReports: {
    ...read,
    path: '/api/saved_reports',
    summary: "The user's own saved reports by name, at most 50.",
    reply: SavedReportsReply,
  },
  listReportRecipients: {
    ...read,
    path: '/api/saved_reports/recipients',
    summary:
      'Whom a report may be sent to, by name, at most 100: active accounts that may read it; of a shop those of the shops that the user sees.',
    query: v.object({ report: Kind }),
    reply: v.object({ users: v.array(person) }),
  },
  saveReport: {
    ...change,
    method: 'POST',
    path: '/api/saved_reports',
    summary:
      'Saves a report with its filters, its schedule and whom it is sent to. 403 for a report that the user may not read, 409 for more than 50.',
    body: v.variant(
      'report',
      [
        v.object({ report: v.literal('sales'), search: SavedSalesSearch, ...saved }),
        v.object({ report: v.literal('payments'), search: SavedPaymentsSearch, ...saved }),
        v.object({ report: v.literal('shop_sales'), search: SavedSalesSearch, ...saved }),
      ],
      messages.choice,
    ),
    reply: SavedReportReply,
  },
  deleteReport: {
    ...change,
    method: 'DELETE',
    path: '/api/saved_reports/:id',
    summary: "Deletes an own saved report and ends its schedule; 404 for another's.",
    body: v.object({}),
    reply: SavedReportsReply,
  },
  getSentReport: {
    ...read,
    path: '/api/sent_reports/:id',
    summary:
      "What a sent link opens: for whom it was sent to, for seven days; 404 afterwards and for another's.",
    reply: v.object({
      report: v.picklist(savedReportKinds),
      name: v.string(),
      /** Filters as the report's call takes them, with days. */
      search: v.record(v.string(), v.string()),
      expires_at: v.string(),
    }),
  },
});
