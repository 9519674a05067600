import type { CallName } from '@app/machines/contract';
import type { Actor } from '@app/machines/order';

/** What the server answered to a request that it has done. */
export interface Acknowledged {
  readonly slug: string;
  readonly version: number;
  readonly status: string;
}

/** One thing that a client wanted, however often it had to ask under the same key. */
export interface Asked {
  readonly call: CallName;
  readonly actor: Actor;
  /** Null where an order was to be created. */
  readonly slug: string | null;
  readonly key: string;
  /** What the shop calls the order that it creates. */
  readonly externalId?: string;
  /** `unknown`: cut off and never answered afterwards, so either is right. */
  readonly outcome: 'acknowledged' | 'refused' | 'unknown';
  readonly acknowledged?: Acknowledged;
}

/** A broken law: which figure it counts for, and what was seen. */
export interface Finding {
  readonly counts: 'lost' | 'doubled' | 'illegal';
  readonly what: string;
}

/** A sum that a provider told of, in hundredths of `currency`, and that a server acknowledged. */
export interface MoneyTold {
  /** The provider's number of the operation. */
  readonly number: string;
  readonly kind: 'payment' | 'refund';
  readonly amount: number;
  readonly currency: string;
}

/** The requests of a run with their replies; kept by the process of the run, which nobody kills. */
export interface Journal {
  readonly asked: Asked[];
  readonly findings: Finding[];
  /** When servers were killed, in epoch ms. */
  readonly killedAt: number[];
  readonly money: MoneyTold[];
  readonly counts: Record<'requests' | 'repeated' | 'cutOff', number>;
  /** How often each of the console's buttons was pressed, and each behaviour of a provider set. */
  readonly presses: Map<string, number>;
  readonly weather: Map<string, number>;
}

/** One more of these. */
export const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

export const newJournal = (): Journal => ({
  asked: [],
  findings: [],
  killedAt: [],
  money: [],
  counts: { requests: 0, repeated: 0, cutOff: 0 },
  presses: new Map(),
  weather: new Map(),
});
