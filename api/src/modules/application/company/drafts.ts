import {
  loadDraft,
  loadApplication,
  saveDraft as putDraft,
  StaleVersion,
  type Order,
  type Tx,
} from '@app/db';
import { momentOrNull, momentToWire, type CallName } from '@app/machines/contract';
import { explain, isFormOpen } from '@app/machines/order';
import { invalid } from '../../../kernel/errors.ts';
import type { CallRequest, Command, Query } from '../../../kernel/call-context.ts';
import { companyReply } from '../../order-life/company-reply.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { sendEvent } from '../../order-life/send-event.ts';
import { Refused } from '../../../kernel/refusals.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { maskDraft, repeatsRow, unmaskDraft } from './mask-draft.ts';
import { typedNumbersAfter, typedNumbersOf } from './typed-numbers.ts';

/** What masked numbers that come back stand for: the stored draft, and where there is none the stored company with its persons. */
export async function storedForm(ports: Ports, order: Order): Promise<unknown> {
  const draft = await loadDraft(ports.db, order.id);
  if (draft !== null) return draft.data;
  const { company, persons, consents } = await loadApplication(ports.db, order.id);
  return company === null
    ? {}
    : { company_attributes: companyReply(order.id, company, persons, consents, true) };
}

/** The form as last saved. */
export const getCompanyDetails: Query<'getCompanyDetails'> = async (request) => {
  const { order } = await findOrder(request);
  const draft = await loadDraft(request.ports.db, order.id);
  return {
    order: draft === null ? null : (maskDraft(draft.data) as Record<string, unknown>),
    section: draft?.section ?? null,
    fill_timing: { ...draft?.fillTiming },
    draft_version: draft?.version ?? 0,
    typed_numbers: draft === null ? [] : [...typedNumbersOf(draft)],
    saved_at: momentOrNull(draft?.savedAt),
  };
};

/** Where the form is not open the draft is refused as the chart would refuse the form. */
function refuseClosedForm(order: Order, actor: Parameters<typeof explain>[2]): void {
  if (isFormOpen(order.status)) return;
  const { allowed } = explain(order.status, order.facts, actor);
  throw new Refused(order.status, 'Tego formularza nie można już zmieniać.', allowed);
}

/** The rows of persons of what was sent, which may be anything. */
const personsOf = (order: Readonly<Record<string, unknown>>): unknown =>
  (order['company_attributes'] as Readonly<Record<string, unknown>> | null | undefined)?.[
    'krs_users_attributes'
  ];

interface SentDraft {
  readonly order: Record<string, unknown>;
  readonly section?: string | undefined;
  readonly fill_timing?: Record<string, number> | undefined;
  readonly draft_version?: number | undefined;
}

/** Writes what was typed over the draft that the page loaded, in the caller's transaction; throws StaleVersion where another device saved since. */
export async function draftWriter(
  ports: Ports,
  order: Order,
  sent: SentDraft,
): Promise<(tx: Tx) => Promise<void>> {
  if (repeatsRow(personsOf(sent.order)))
    throw invalid({
      'order.company_attributes.krs_users_attributes': 'Ta sama osoba jest w formularzu dwa razy',
    });
  const stored = await storedForm(ports, order);
  const data = unmaskDraft(sent.order, stored);
  return async (tx) => {
    const known = await loadDraft(tx, order.id);
    if (sent.draft_version !== undefined && sent.draft_version !== (known?.version ?? 0)) {
      throw new StaleVersion(order.id, sent.draft_version);
    }
    const draft = {
      data,
      section: sent.section ?? known?.section ?? '',
      fillTiming: sent.fill_timing ?? known?.fillTiming ?? {},
      typedNumbers: typedNumbersAfter(data, known, stored),
      version: known?.version ?? 0,
    };
    await putDraft(tx, order.id, draft, ports.now());
  };
}

/** Autosaves the form; the first save of a point-of-sale client's form also tells the chart that it was begun. */
export const saveDraft: Command<'saveDraft'> = {
  act: async (request) => {
    const { order, access } = await findOrder(request);
    refuseClosedForm(order, access.actor);
    const first = (await loadDraft(request.ports.db, order.id)) === null;
    const write = await draftWriter(request.ports, order, request.body);
    const starts =
      first &&
      access.actor === 'client' &&
      explain(order.status, order.facts, 'client').allowed.includes('START_FORM');
    if (!starts) return request.ports.db.transaction(write);
    await sendEvent(request as unknown as CallRequest<CallName>, { event: { type: 'START_FORM' }, write });
  },
  answer: async (request) => {
    const { order } = await findOrder(request);
    const draft = await loadDraft(request.ports.db, order.id);
    return {
      saved_at: momentToWire(draft?.savedAt ?? request.ports.now()),
      draft_version: draft?.version ?? 0,
      version: order.version,
    };
  },
};
