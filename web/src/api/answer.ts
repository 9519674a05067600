import type { CallName, ReplyOf } from '@app/machines/contract';
import type { Camelized } from './keys.ts';

/** A call's answer as the browser sees it. */
export type Reply<N extends CallName> = Camelized<ReplyOf<N>>;

/** The result of a change: done, refused by the chart or because the order has changed (409), or invalid fields (422). */
export type Result<N extends CallName> = { ok: true; reply: Reply<N> } | Refused | Invalid;

export type Refused = {
  ok: false;
  kind: 'refused';
  /** The Polish reason. */
  reason: string;
  /** The order as it stands now, where the server sent it along. */
  order: unknown;
};

export type Invalid = {
  ok: false;
  kind: 'invalid';
  /** The Polish message by the field's path as sent: 'company.vat_id'. */
  errors: Record<string, string>;
};

/** The messages of what was refused, by field; undefined where nothing was, for a form's `submit`. */
export const invalidFields = (result: { ok: true } | Refused | Invalid | null) =>
  result?.ok === false && result.kind === 'invalid' ? result.errors : undefined;

/** The call failed: the message to show, and the server's own. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The server's own message, where it gave one. */
  readonly serverMessage: string | null;
  /** The whole answer as sent, where there was one. */
  readonly body: unknown;

  constructor(status: number, message: string, serverMessage: string | null, body: unknown = null) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.serverMessage = serverMessage;
    this.body = body;
  }
}
