import { loadOrderById, type NewPayment, type Order, type OrderChanges, type Tx } from '@app/db';
import type { CallContext } from '../../../kernel/call-context.ts';
import type { Ports } from '../../../kernel/ports.ts';
import type { ParsedWebhook } from '../../../providers/ports.ts';
import type { SentEvent } from '../../../kernel/handlers.ts';

/** What a webhook event means for an order. */
export interface Interpretation {
  readonly order: Order;
  /** When what the event is about began, in epoch ms. */
  readonly since: number;
  /** Null: the chart gets no event. */
  readonly event: SentEvent | null;
  /** Keeps what the provider reports, whatever the chart says of the event; once more it changes nothing. */
  readonly record?: (tx: Tx) => Promise<void>;
  readonly write?: (tx: Tx) => Promise<OrderChanges | void>;
  /** The payment that has come with it: where the chart does not want it, it has to go back. */
  readonly money?: NewPayment['kind'] | undefined;
}

/** Why an event means nothing; `unknown`: what it is about is not stored, perhaps not yet. */
export interface NotInterpreted {
  readonly reason: string;
  readonly unknown?: true;
  readonly order?: Order;
  /** Keeps what the provider reports all the same; once more it changes nothing. */
  readonly record?: (tx: Tx) => Promise<void>;
}

/** A provider's webhook: how a delivery is parsed, and what an event of it means for an order now. */
export interface Webhook<Event extends { readonly id: string } = { readonly id: string }> {
  readonly provider: string;
  /** The events of the chart that may come of it. */
  readonly sends: readonly SentEvent['type'][];
  /** Parses a delivery after its signature was checked. */
  parse(request: CallContext): ParsedWebhook<Event> | Promise<ParsedWebhook<Event>>;
  interpret(ports: Ports, event: Event): Promise<Interpretation | NotInterpreted>;
}

/** The body of a delivery as text. */
export const bodyText = ({ bytes }: Pick<CallContext, 'bytes'>): string => new TextDecoder().decode(bytes);

/** The headers of a delivery that hold its signature. */
export function signatureHeaders(request: Pick<CallContext, 'header'>): Headers {
  const headers = new Headers();
  for (const name of ['x-signature', 'x-jws-signature']) {
    const value = request.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The order of a stored row. */
export async function orderOf(ports: Ports, id: string): Promise<Order> {
  const order = await loadOrderById(ports.db, id);
  if (order === null) throw new Error('A row of an order that is not there');
  return order;
}
