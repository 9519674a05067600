import type * as v from 'valibot';
import type { CallerRole } from './roles.ts';

/** Any schema that a call's parts are made of; without transforms, so that OpenAPI can be written from it. */
export type AnySchema = v.GenericSchema;

/** How often one source may send a call, or one order be asked about another e-mail: the settings of the deployment give each rate its figures. */
export type RateName =
  | 'read'
  | 'write'
  | 'login'
  | 'orderBySlug'
  | 'registry'
  | 'contactEmail'
  | 'sharedNumber'
  | 'sms'
  | 'passwordLink'
  | 'upload'
  | 'export'
  | 'notification'
  | 'widget';

/** One row of the wire: what may be asked, by whom, with what, and what is answered. */
export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with ':' before each parameter, as the specification writes it. */
  readonly path: string;
  /** Another address of the same call, as some page of partners writes it. */
  readonly alias?: string;
  /** One English sentence for the integrators' page. */
  readonly summary: string;
  readonly roles: readonly CallerRole[];
  /** What the address may ask behind '?'. A call that changes something refuses every other name, one that reads leaves it unread. */
  readonly query?: AnySchema;
  /** A flag of the query, in each of its spellings, that makes the request another call: its body, its handler. */
  readonly flag?: { readonly names: readonly string[]; readonly call: string };
  readonly body?: AnySchema;
  /**
   * The body is multipart/form-data: one file of at most so many bytes, under the name `file`, beside the body's fields as
   * texts; with `json` the body is one JSON text, the field of that name.
   */
  readonly file?: { readonly maxBytes: number; readonly optional?: true; readonly json?: string };
  readonly reply?: AnySchema;
  /** The answer's content type where it is not JSON. */
  readonly produces?: string;
  /** Whether a repeated Idempotency-Key answers the stored reply; true for each call that changes something for a user. */
  readonly idempotent: boolean;
  /** The status of success; 200 where nothing is said. */
  readonly status?: 201;
  /** The events of the chart that the call may carry; of several that its body does not choose from, the first that the chart accepts. */
  readonly events?: readonly string[];
  readonly rate?: RateName;
  /** Pages of other sites may read it: no session is looked for, and the answer is kept for so many seconds. */
  readonly anyOrigin?: { readonly maxAge: number };
  /** Whether the password must have been given in this session within the last five minutes; a forced move demands it by itself. */
  readonly confirmed?: boolean;
  /** The largest body in bytes; 256 KiB where nothing is said. */
  readonly bodyLimit?: number;
}

/** A row under its own name. */
export type Named<Rows extends Record<string, CallRow>> = {
  readonly [N in keyof Rows]: Rows[N] & { readonly name: N };
};

/** Gives each row the name that it has in the table. */
export const named = <const Rows extends Record<string, CallRow>>(rows: Rows): Named<Rows> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...row, name }]),
  ) as unknown as Named<Rows>;
