import { randomUUID } from 'node:crypto';
import { calls, type BodyOf, type CallName } from '@app/machines/contract';

interface Application {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** An answer that the test did not expect. */
export class UnexpectedAnswer extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(name: string, status: number, body: unknown) {
    super(`${name} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`);
    this.status = status;
    this.body = body;
  }
}

/** The hash of what a refused move would do, for whoever agrees to it; null in any other answer. */
export function previewIn(reply: unknown): string | null {
  const { code, preview } = (reply ?? {}) as { code?: string; preview?: { hash: string } };
  return code === 'preview' && preview !== undefined ? preview.hash : null;
}

/** Sends a call of the contract to an application in the same process, as a browser or a shop's server would; what a move does is agreed to. */
export async function send<N extends CallName>(
  app: Application,
  name: N,
  params: Readonly<Record<string, string>>,
  body: BodyOf<N>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { method, path } = calls[name];
  const at = path.replace(/:([a-z_]+)/gu, (_, param: string) => params[param] ?? '');
  const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const init =
    method === 'GET'
      ? { headers }
      : { method, headers: { ...json, ...headers }, body: JSON.stringify(body ?? {}) };
  const answer = await app.request(at, init);
  const reply: unknown = await answer.json();
  const preview = previewIn(reply);
  if (preview !== null && !(body !== undefined && 'preview' in (body as object)))
    return send(app, name, params, { ...(body as object), preview } as BodyOf<N>, headers);
  if (!answer.ok) throw new UnexpectedAnswer(name, answer.status, reply);
  return reply;
}
