import { shopKey } from '@app/api/processes';
import { demoPassword } from '@app/db/demo';
import type { OrderWire, ReplyOf } from '@app/machines/contract';
import type { Actor } from '@app/machines/order';
import { ask, pathOf, type Address } from './ask.ts';
import type { Random } from './random.ts';
import { chooseMove } from './choose-move.ts';
import type { Journal } from './journal.ts';

/** What all clients share. */
export interface ClientContext {
  readonly journal: Journal;
  readonly random: Random;
  readonly address: Address;
  readonly cookies: Readonly<Partial<Record<Actor, string>>>;
  readonly slugs: string[];
  readonly isOver: () => boolean;
}

/** At most so many orders are under way, so that clients meet at them. */
const underWay = 12;
const timeoutMs = 10_000;

/** Cookies of the shop's salesman and of the administrator. */
export async function signIn(address: Address): Promise<ClientContext['cookies']> {
  const cookieOf = async (email: string): Promise<string> => {
    const answer = await fetch(`${address()}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie === undefined) throw new Error(`Signing in as ${email} answered ${answer.status}`);
    return cookie;
  };
  return { salesman: await cookieOf('sklep@test.example'), admin: await cookieOf('admin@test.example') };
}

/** The administrator's password once more, so that forced moves and money decisions stay open to the session; asked until a server answers. */
export async function confirmAdministrator({ address, cookies }: ClientContext): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address()}/api/auth/confirmations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.admin ?? '' },
      body: JSON.stringify({ password: demoPassword }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (answer?.ok === true) return;
    if (answer !== null && answer.status < 500)
      throw new Error(`Confirming the password answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The shop's server creates an order; what it costs decides what the decision's table says. Null where it was not answered. */
export async function createOrder(context: ClientContext, name: string): Promise<string | null> {
  const { random } = context;
  const laptop = {
    name: 'Laptop',
    quantity: 1,
    gross_price: random.oneOf(['6150.00', '12300.00', '30750.00', '30750.00', '61500.00']),
    gross_price_selected: true,
    category: 'computers',
  };
  const body = { external_order_id: name, order_items_attributes: [laptop], payments_count: 36 };
  const headers = { authorization: `Bearer ${shopKey}` };
  const wish = { call: 'createEcommerceOrder', actor: 'shop_api', slug: null, externalId: name } as const;
  const answer = await ask({ ...wish, body, headers }, context);
  return answer?.status === 201 ? (JSON.parse(answer.text) as { slug: string }).slug : null;
}

async function readOrder({ address }: ClientContext, slug: string): Promise<OrderWire | null> {
  try {
    const answer = await fetch(`${address()}${pathOf('getOrder', slug)}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? ((await answer.json()) as OrderWire) : null;
  } catch {
    return null;
  }
}

/** The client's browser posts the payment's form to the provider. */
async function payAtProvider(text: string): Promise<void> {
  const { form } = JSON.parse(text) as ReplyOf<'startPayment'>;
  const body = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
  await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}

/** One client: reads an order that others read too, and sends events that are accepted or refused, until the run is over. */
export async function runClient(context: ClientContext, name: string): Promise<void> {
  const { random, slugs, cookies } = context;
  for (let step = 0; !context.isOver(); step += 1) {
    if (slugs.length < underWay || random.happens(0.03)) {
      const created = await createOrder(context, `${name}-${step}`);
      if (created !== null) slugs.push(created);
    }
    if (slugs.length === 0) continue;
    const slug = random.oneOf(slugs.slice(-underWay));
    const order = await readOrder(context, slug);
    if (order === null) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const { call, actor, body } = chooseMove(order, random);
    const cookie = cookies[actor];
    const seen = random.happens(0.3) ? { version: order.version } : {};
    const wish = {
      call,
      actor,
      slug,
      process: order.autenti_id ?? undefined,
      body: { ...body(order, random), ...seen },
    };
    const answer = await ask({ ...wish, headers: cookie === undefined ? {} : { cookie } }, context);
    if (call === 'startPayment' && answer?.status === 200) await payAtProvider(answer.text);
  }
}
