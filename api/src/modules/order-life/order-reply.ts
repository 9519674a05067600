import { loadOrderDetails, type Contact, type Order, type OrderDetails, type Tx } from '@app/db';
import {
  type AttachmentReply,
  groszToWire,
  momentOrNull,
  momentToWire,
  type OrderWire,
} from '@app/machines/contract';
import { answerFields, productFields, snakeKeys } from '@app/machines/fields';
import { accepts, chartHash, explain, nextStatuses, phaseOf, screenOf } from '@app/machines/order';
import type { InferOutput } from 'valibot';
import { amountsOf } from './amounts-of-order.ts';
import { companyReply } from './company-reply.ts';
import { paymentReplies } from './payment-replies.ts';
import { isOnlyStored } from './authorize-order.ts';
import { orderStates, shopOrderStates } from './order-states.ts';
import { shopReply } from './shop-reply.ts';
import { redirectOf } from './redirect-of.ts';
import { signerReplies } from './signer-replies.ts';
import { financingParty } from '../../documents/financing-party.ts';
import type { AccessContext } from '../../kernel/access.ts';

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

/** The contact person: without an account, a client for as long as there is something to do. */
const contactReply = (
  order: Order,
  { fullName, email, phone }: Contact,
  consents: OrderDetails['consents'],
): OrderWire['user_attributes'] => ({
  id: `${order.id}-contact`,
  full_name: fullName,
  email,
  phone,
  phones_attributes: [{ id: `${order.id}-contact-phone`, phone }],
  personal_data_consent: consents.some(({ kind, accepted }) => kind === 'personal_data_consent' && accepted),
  roles: ['client'],
  active: phaseOf(order.status) !== 'closed',
});

const attachmentReply = (
  slug: string,
  file: OrderDetails['attachments'][number],
): InferOutput<typeof AttachmentReply> => ({
  id: file.id,
  type: file.type as 'contract',
  name: file.name,
  file: `/api/orders/${slug}/documents/${file.id}`,
});

/** The order as the caller sees it; everything that hangs on it is read beside it. */
export async function loadOrderReply(tx: Tx, order: Order, access: AccessContext): Promise<OrderWire> {
  return renderOrderReply(order, await loadOrderDetails(tx, order, access.canReadHistory), access);
}

/** The same of an order whose details are already loaded. */
export function renderOrderReply(order: Order, details: OrderDetails, access: AccessContext): OrderWire {
  const { facts, status } = order;
  const audience = access.audience(facts);
  const shown = screenOf(status, facts, audience);
  const explained = explain(status, facts, access.actor);
  const isStored = isOnlyStored(order);
  const allowed = isStored ? [] : explained.allowed.filter(access.canSend);
  const refused = isStored ? [] : explained.refused.filter(({ event }) => access.canSend(event));
  const { items, company, persons, consents, events, payments, attachments } = details;
  const { agreement, signatures, shop, providers, pictures, task, comments } = details;
  // What was drawn before the order went back counts no more.
  const drawn = facts.agreementPrepared ? agreement : null;
  // Days and account of the instalments are told once the goods are handed over.
  const repaid = drawn !== null && order.deliveredAt !== null;
  const agreementSignature = signatures.filter(({ kind }) => kind === 'agreement').at(-1);
  return {
    id: order.id,
    slug: order.slug,
    siemens_id: order.number,
    version: order.version,
    chart_hash: chartHash,
    sales_channel: order.salesChannel,
    receive_channel: order.receiveChannel,
    financing_type: order.financingType,
    status,
    audience,
    screen: shown.screen,
    step: shown.step,
    facts: snakeKeys(facts) as OrderWire['facts'],
    next_statuses: isStored ? [] : [...nextStatuses(status, facts)],
    move_to_previous_allowed: allowed.includes('MOVE_TO_PREVIOUS'),
    allowed,
    refused: refused.map(({ event, reason }) => ({ event, sentence: reason })),
    deadline_at: momentOrNull(order.deadlineAt),
    erased_at: momentOrNull(order.erasedAt),
    restricted_at: momentOrNull(order.restrictedAt),
    agreement_status: order.agreementStatus,
    agreement_signature_type: order.agreementSignatureType,
    agreement_id: order.agreementId,
    autenti_id: signatures.at(-1)?.processId ?? null,
    flow_type: order.flowType === 'client' ? 'client' : 'other',
    ...amountsOf(order),
    depreciation_rate: order.depreciationRate,
    entry_value_set_manually: order.entryValueSetManually,
    calculated: facts.calculated,
    cash_payment_allowed: order.cashPaymentAllowed,
    initial_payment_amount: groszToWire(facts.initialPayment),
    delivered_at: order.deliveredAt === null ? null : momentToWire(order.deliveredAt).slice(0, 10),
    external_order_id: order.externalOrderId,
    ordered_at: momentToWire(order.orderedAt ?? order.createdAt),
    qes_failed: accepts(status, 'RELAUNCH_SIGNATURE'),
    agreement_signed_by_all_clients: agreementSignature?.status === 'COMPLETED' || facts.signed,
    agreement_prepared: drawn !== null,
    agreement_url: drawn === null ? null : `/api/orders/${order.slug}/documents/agreement`,
    schedule_url: repaid ? `/api/orders/${order.slug}/documents/schedule` : null,
    repayment_account: repaid ? financingParty.bankAccount : null,
    owul_url: drawn?.owulFileId ? `/api/orders/${order.slug}/documents/owul` : null,
    redirect_url: redirectOf(order),
    shop_redirect_url: order.shopRedirectUrl,
    last_year_income: orNull(company?.lastYearIncome ?? null),
    income_before_tax: orNull(company?.incomeBeforeTax ?? null),
    legal_form: company?.legalForm ?? null,
    comments: comments.map(({ id, body, createdAt }) => ({ id, body, created_at: momentToWire(createdAt) })),
    last_task: task
      ? { id: task.id, type: task.type, status: task.status, due_at: momentToWire(task.dueAt) }
      : null,
    order_items_attributes: items.map((item) => ({ id: item.id, ...answerFields(productFields, item) })),
    pictures_attributes: pictures.map(({ id, name }) => ({
      id,
      name,
      file: `/api/superadmin/orders/${order.slug}/pictures/${id}`,
    })),
    signers_attributes: signerReplies(order, details),
    attachments_attributes: attachments.map((file) => attachmentReply(order.slug, file)),
    order_states_attributes: orderStates(events, access.canReadHistory),
    shop_order_states_attributes: shopOrderStates(events),
    payments_attributes: payments.flatMap(paymentReplies),
    shop_attributes: shopReply(shop, providers),
    user_attributes: order.contact && contactReply(order, order.contact, consents),
    company_attributes:
      company && companyReply(order.id, company, persons, consents, access.canReadNumbersOf(order)),
    shipping_number: order.shippingNumber,
    courier_number: signatures.findLast(({ provider }) => provider === 'courier')?.trackingNumber ?? null,
  };
}
