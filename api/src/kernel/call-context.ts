import type { AccountRole, BodyOf, CallName, QueryOf, ReplyOf } from '@app/machines/contract';
import type { KeyedRequest, LoadedOrder } from '@app/db';
import type { Limiter } from './rate-limit.ts';
import type { Ports } from './ports.ts';

/** A signed-in account, as its session says. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly AccountRole[];
  readonly shopId: string | null;
  /** When the password was last given in the session; null where that is not known. */
  readonly confirmedAt: number | null;
}

/** Who sends a call: the path decides, then session, link, key or signature. */
export type Caller =
  | { readonly kind: 'anybody'; readonly user: SessionUser | null }
  | { readonly kind: 'client'; readonly user: SessionUser | null }
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'shopServer'; readonly shopId: string }
  | { readonly kind: 'provider' };

/** One call as a handler sees it: judged by its schema, its caller known. */
export interface CallRequest<N extends CallName> {
  readonly ports: Ports;
  readonly name: N;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly caller: Caller;
  /** The request's idempotency key where it has one; advance-order settles it with what it writes. */
  readonly requestKey: KeyedRequest | undefined;
  readonly source: string;
  /** Counts further than the request itself does; throws 429. */
  readonly limit: Limiter;
  readonly sessionToken: string | undefined;
  /** The raw body, for what is signed. */
  readonly bytes: Uint8Array;
  readonly header: (name: string) => string | undefined;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Aborts when the caller has gone. */
  readonly signal: () => AbortSignal;
}

/** The caller has what it asks for already: answered 304 without a body. */
export const notModified = Symbol('unchanged');

/** A call that answers: data for JSON, that nothing is new, or a whole answer of its own. */
export type Query<N extends CallName> = (
  request: CallRequest<N>,
) => Promise<ReplyOf<N> | typeof notModified | Response>;

/**
 * A call that sends an event to the order of its path and stores its reply, JSON text, in the same transaction. It is given
 * the order as it was read with the request's key; null where there is none.
 */
export interface OrderCommand<N extends CallName> {
  readonly transition: (request: CallRequest<N>, found: LoadedOrder | null) => Promise<string>;
}

/** A call that changes something: the act, then the answer read from what is stored, so that it can be given again after a crash. */
export interface Command<N extends CallName> {
  readonly act: (request: CallRequest<N>) => Promise<unknown>;
  /** `made` is what the act came to; undefined after a crash, when the act is not done again. */
  readonly answer: (request: CallRequest<N>, made?: unknown) => Promise<ReplyOf<N>>;
  /** 201 where the call creates. */
  readonly status?: 201;
}

/** A call's handler. */
export type Handler<N extends CallName> = Query<N> | Command<N> | OrderCommand<N>;

/** One handler for each call of the contract. */
export type Handlers = { readonly [N in CallName]: Handler<N> };
