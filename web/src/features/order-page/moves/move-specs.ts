import type { BodyOf, CallName } from '@app/machines/contract';
import { eventNames } from '@app/machines/order';
import type { EventType, OrderStatus } from '@app/machines/order';
import type { Explanations } from '../order-query.ts';

/** A command of an administrator that can be previewed. */
export type PreviewedCall = BodyOf<'previewMove'>['call'] & CallName;

/** What a dialog asks for, as the command's body names it. */
export type MoveField =
  | 'reason'
  | 'to'
  | 'amount'
  | 'received_on'
  | 'reference'
  | 'shipping_number'
  | 'delivered_at'
  | 'kind'
  | 'guarantors'
  | 'attachment_id';

/** How an administrator makes a move: the command, what is known of its body, and what he is asked for. */
export interface MoveSpec {
  readonly event: MoveEvent | 'CHANGE_CASH_PAYMENT' | 'FORCE';
  readonly title: string;
  readonly call: PreviewedCall;
  readonly body: Readonly<Record<string, unknown>>;
  readonly fields: readonly MoveField[];
  /** Asked for, and may stay empty. */
  readonly optional?: readonly MoveField[];
  /** A refusal or an end is outlined red; force and what is recorded by hand say so. */
  readonly manner: 'ordinary' | 'refusal' | 'force' | 'byHand';
  /** The move that was chosen and is refused until this one has brought its evidence. */
  readonly refused?: { readonly to: OrderStatus; readonly lacks: Explanations['moves'][number]['lacks'] };
}

/** A move by the administrator's own event. */
export type OwnMove = MoveSpec & { readonly event: MoveEvent };

type Command = Omit<MoveSpec, 'event' | 'title'>;

const plain = (
  call: PreviewedCall,
  body: MoveSpec['body'] = {},
  fields: MoveSpec['fields'] = [],
): Command => ({
  call,
  body,
  fields,
  manner: 'ordinary',
});
const toStatus = (to: OrderStatus) => plain('setStatus', { status: to });
const refusal = (command: Command, optional: readonly MoveField[] = []): Command => ({
  ...command,
  optional,
  manner: 'refusal',
});

const rejection = (payment: 'test_payment' | 'initial_payment'): Command =>
  refusal(plain('decidePayment', { payment, decision: 'reject' }, ['reason']), ['reason']);

const commands = {
  RETRY_TEST_PAYMENT: toStatus,
  REOPEN_DECISION: toStatus,
  COURIER_RETURNED_SIGNED: (to: OrderStatus) => plain('setStatus', { status: to }, ['attachment_id']),
  RESEND_OFFER: () => plain('resendOffer'),
  RESEND_AGREEMENT: toStatus,
  RETRY_PAYMENT: toStatus,
  AGREEMENT_VERIFIED: toStatus,
  FINISH: toStatus,
  RELEASE_FOR_PICKUP: toStatus,
  ACCEPT_TEST_PAYMENT: () => plain('decidePayment', { payment: 'test_payment', decision: 'accept' }),
  REJECT_TEST_PAYMENT: () => rejection('test_payment'),
  ACCEPT_PAYMENT: () => plain('decidePayment', { payment: 'initial_payment', decision: 'accept' }),
  REJECT_PAYMENT: () => rejection('initial_payment'),
  ACCEPT_SIGNED_AGREEMENT: () => plain('decideAgreement', { status: 'accepted' }),
  REJECT_SIGNED_AGREEMENT: () =>
    refusal(plain('decideAgreement', { status: 'rejected' }, ['reason']), ['reason']),
  RECORD_IDENTITY: () => ({ ...plain('recordIdentity', {}, ['reason']), manner: 'byHand' }),
  RECORD_PAYMENT: () => ({
    ...plain('recordPayment', {}, ['amount', 'received_on', 'reference', 'reason']),
    manner: 'byHand',
  }),
  RECORD_SIGNATURE: () => ({
    ...plain('recordSignature', {}, ['attachment_id', 'reason']),
    manner: 'byHand',
  }),
  RENEW_AGREEMENT: () => plain('renewAgreement', {}, ['kind', 'guarantors']),
  RELAUNCH_SIGNATURE: () => plain('renewAgreement', { kind: 'qes' }),
  SHIP: () => plain('setShippingNumber', {}, ['shipping_number']),
  CONFIRM_DELIVERY: () => plain('setDelivery', {}, ['delivered_at']),
  SET_PICKUP_DATE: () => plain('setDelivery', {}, ['delivered_at']),
  CANCEL: () => refusal(plain('superadminCancelOrder', {}, ['reason']), ['reason']),
  SEND_BACK: () => plain('sendBack', {}, ['to', 'reason']),
} as const satisfies Partial<Record<EventType, (to: OrderStatus) => Command>>;

/** An administrator's event that the page has a dialog for. */
export type MoveEvent = keyof typeof commands;

const isMoveEvent = (event: EventType): event is MoveEvent => Object.hasOwn(commands, event);

/** How the administrator's own event is sent; null for one that the panel has no dialog for. */
export function specOf(event: EventType, to: OrderStatus): OwnMove | null {
  return isMoveEvent(event) ? { event, title: eventNames[event], ...commands[event](to) } : null;
}

/** A status that only force brings. */
export const forceSpec = (to: OrderStatus, title: string): MoveSpec => ({
  event: 'FORCE',
  title,
  call: 'setStatus',
  body: { status: to },
  fields: ['reason'],
  manner: 'force',
});

/** Paying on place is allowed or forbidden; the order stays in its status. */
export const cashSpec = (allowed: boolean, title: string): MoveSpec => ({
  event: 'CHANGE_CASH_PAYMENT',
  title,
  call: 'updatePowerAdmin',
  body: { cash_payment_allowed: allowed },
  fields: ['reason'],
  manner: 'ordinary',
});
