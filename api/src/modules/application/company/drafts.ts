import type { Query, SharedCommand } from '../../../kernel/handlers.ts';
import {
  type Draft,
  loadDraft,
  loadApplication,
  saveDraft as putDraft,
  StaleVersion,
  type Order,
  type PageSave,
  type Tx,
} from '@app/db';
import { momentOrNull, momentToWire } from '@app/machines/contract';
import { explain, isFormOpen } from '@app/machines/order';
import { invalid } from '../../../kernel/errors.ts';
import { companyReply } from '../../order-life/company-reply.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { Refused } from '../../../kernel/refusals.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { maskDraft, repeatsRow, unmaskDraft } from './mask-draft.ts';
import { typedNumbersAfter, typedNumbersOf } from './typed-numbers.ts';

/** The form as an order holds it: the draft, and where there is none the stored company with its persons. */
export interface StoredForm {
  readonly draft: Draft | null;
  /** What masked numbers that come back stand for. */
  readonly data: unknown;
}

export async function loadStoredForm(ports: Ports, order: Order): Promise<StoredForm> {
  const draft = await loadDraft(ports.db, order.id);
  if (draft !== null) return { draft, data: draft.data };
  const { company, persons, consents } = await loadApplication(ports.db, order.id);
  const known = company && companyReply(order.id, company, persons, consents, true);
  return { draft, data: known === null ? {} : { company_attributes: known } };
}

/** The form as last saved. */
export const getCompanyDetails: Query<'getCompanyDetails' | 'shopGetCompanyDetails'> = async (request) => {
  const { order } = await findOrder(request);
  const draft = await loadDraft(request.ports.db, order.id);
  return {
    order: draft === null ? null : (maskDraft(draft.data) as Record<string, unknown>),
    section: draft?.section ?? null,
    fill_timing: { ...draft?.fillTiming },
    draft_version: draft?.version ?? 0,
    page_save: draft?.pageSave ?? null,
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
  readonly page_save?: PageSave | undefined;
}

/** Whether the draft is what the sender has seen, or an earlier save of its own page, whose answer it may have missed; always where it says neither. */
function goesOver(draft: Draft | null, { draft_version: seen, page_save: save }: SentDraft): boolean {
  if (save !== undefined && draft?.pageSave?.page === save.page) return draft.pageSave.number < save.number;
  return seen === undefined || seen === (draft?.version ?? 0);
}

/** What writes what was typed over the stored form; throws StaleVersion where another page saved since this one loaded it. */
export function draftWriter(
  order: Order,
  sent: SentDraft,
  { draft, data: stored }: StoredForm,
  at: number,
): (tx: Tx) => Promise<void> {
  if (repeatsRow(personsOf(sent.order)))
    throw invalid({
      'order.company_attributes.krs_users_attributes': 'Ta sama osoba jest w formularzu dwa razy',
    });
  const version = draft?.version ?? 0;
  if (!goesOver(draft, sent)) throw new StaleVersion(order.id, sent.draft_version ?? 0);
  const data = unmaskDraft(sent.order, stored);
  const written = {
    data,
    section: sent.section ?? draft?.section ?? '',
    fillTiming: sent.fill_timing ?? draft?.fillTiming ?? {},
    typedNumbers: typedNumbersAfter(data, draft, stored),
    version,
    pageSave: sent.page_save ?? null,
  };
  return async (tx) => void (await putDraft(tx, order.id, written, at));
}

/** Autosaves the form; the first save of a point-of-sale client's form also sends START_FORM. */
export const saveDraft: SharedCommand<'saveDraft' | 'shopSaveDraft'> = async (
  { ports, body },
  order,
  { actor },
) => {
  refuseClosedForm(order, actor);
  const stored = await loadStoredForm(ports, order);
  const at = ports.now();
  const { draft } = stored;
  const starts =
    draft === null &&
    actor === 'client' &&
    explain(order.status, order.facts, 'client').allowed.includes('START_FORM');
  return {
    event: starts ? { type: 'START_FORM' } : null,
    keepsVersion: true,
    write: draftWriter(order, body, stored, at),
    reply: async ({ version }) => ({
      saved_at: momentToWire(at),
      draft_version: (draft?.version ?? 0) + 1,
      version,
    }),
  };
};
