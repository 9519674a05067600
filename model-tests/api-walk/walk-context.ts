import { randomUUID } from 'node:crypto';
import type { Order } from '@app/db';
import { previewIn, type WalkingApp } from '@app/api/testing';
import { demoPassword } from '@app/db/demo';
import { calls, type BodyOf, type CallName } from '@app/machines/contract';
import type { OrderEvent, OrderStatus } from '@app/machines/order';
import { withCovetedFields } from './coveted-fields.ts';

/** The application with somebody signed in at each panel. */
export interface World extends WalkingApp {
  readonly admin: Readonly<Record<string, string>>;
  readonly salesman: Readonly<Record<string, string>>;
}

/** An order on its walk, before an event is sent to it. */
export interface WalkContext {
  readonly world: World;
  readonly order: Order;
  /** Where the chart leads; an administrator's call names it. */
  readonly to: OrderStatus;
}

const asksForPassword = async (answer: Response): Promise<boolean> =>
  answer.status === 403 && (await answer.clone().text()).includes('password_confirmation');

const confirm = ({ app }: World, headers: Readonly<Record<string, string>>) =>
  app.request(calls.confirmPassword.path, {
    method: calls.confirmPassword.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: demoPassword }),
  });

/**
 * A call of the contract at the walk's order, under a key of its own, with everything in its body that it must not
 * write. Where it wants the password once more, that is given and the same is sent again.
 */
export async function call<N extends CallName>(
  context: WalkContext,
  name: N,
  body: BodyOf<N>,
  headers: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { world, order } = context;
  const { method, path } = calls[name];
  const params: Record<string, string> = { slug: order.slug, ...more };
  const at = path.replace(/:([a-z_]+)/gu, (_, param: string) => params[param] ?? '');
  const request = {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(withCovetedFields(name, body)) }),
  };
  const send = () => world.app.request(at, request);
  let answer = await send();
  if (await asksForPassword(answer)) {
    await confirm(world, headers);
    answer = await send();
  }
  if (answer.status !== 409) return answer;
  const preview = previewIn(await answer.clone().json());
  if (preview === null) return answer;
  return call(context, name, { ...(body as object), preview } as BodyOf<N>, headers, more);
}

/** How an actor sends an event; null where this one has no call. */
export type Sender = (context: WalkContext, event: OrderEvent) => Promise<Response> | null;

/** What an actor sends, by the event that it means. */
export type Senders = Partial<Record<OrderEvent['type'], Sender>>;
