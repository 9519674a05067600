import type { Order, OrderChanges, Tx } from '@app/db';
import type { DemoOrder } from '@app/db/demo';
import type { Actor } from '@app/machines/order';
import type { Ports } from '../kernel/ports.ts';
import { demoPauses } from './demo-clock.ts';
import type { SentEvent } from '../kernel/handlers.ts';

/** Makes an order's agreement: the files now, their rows in the transaction that follows. */
export type DrawAgreement = (ports: Ports, order: Order) => Promise<(tx: Tx) => Promise<OrderChanges>>;

/** What a step of the demo is made from; the ports tell the order's own time. */
export interface DemoContext {
  readonly ports: Ports;
  readonly order: Order;
  readonly demo: DemoOrder;
  readonly draw: DrawAgreement;
}

/** What happens next to an order: who sends which event after how long, and what is written with it. */
export interface DemoStep {
  readonly actor: Actor;
  readonly event: SentEvent;
  readonly delay: number;
  readonly write?: (tx: Tx, order: Order) => Promise<OrderChanges | void>;
}

/** A step of a person or a provider, a few minutes after the one before unless said otherwise. */
export const step = (
  actor: Actor,
  event: SentEvent,
  more: Partial<Pick<DemoStep, 'delay' | 'write'>> = {},
): DemoStep => ({ actor, event, delay: demoPauses.minutes, ...more });

/** Whoever does the client's part: he himself, or the salesman beside him. */
export const filler = ({ order }: DemoContext): Actor =>
  order.facts.flowType === 'salesman' ? 'salesman' : 'client';
