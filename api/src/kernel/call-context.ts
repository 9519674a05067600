import type { KeyedRequest } from '@app/db';
import type { AccountRole, BodyOf, CallName, QueryOf } from '@app/machines/contract';
import type { Ports } from './ports.ts';
import type { Limiter } from './rate-limit.ts';

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

/** The file of a call whose row takes one: its content lies in the file store, and no row names it yet. */
export interface Upload {
  /** As its sender calls it. */
  readonly name: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Of what lies in the store. */
  readonly sha256: string;
  readonly contentKey: string | null;
}

/** What is known of a call, whichever it is. */
export interface CallContext {
  readonly ports: Ports;
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly source: string;
  /** The idempotency key, for a command that was sent with one. */
  readonly key: KeyedRequest | undefined;
  /** Counts further than the request itself does; throws 429. */
  readonly limit: Limiter;
  readonly sessionToken: string | undefined;
  /** The raw body, for what is signed. */
  readonly bytes: Uint8Array;
  /** Of a row that takes a file. */
  readonly upload: Upload | null;
  readonly header: (name: string) => string | undefined;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Aborts when the caller has gone. */
  readonly signal: () => AbortSignal;
}

/** One call as its handler sees it: parsed by its schema, its caller known. */
export interface CallRequest<N extends CallName> extends CallContext {
  readonly name: N;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}
