import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  listOrderEvents,
  listShops,
  loadOrder,
  loadApplication,
  newId,
  newSlug,
  openDatabase,
  recordConsents,
  replaceOrderItems,
  saveCompany,
  type Database,
  type Tx,
} from '@app/db';
import { isNip } from '@app/machines/rules';
import { appendOrderEvent, insertOrder } from '@app/db/test-queries';
import { demoPersons, demoShops } from '@app/db/demo';
import type { Application } from './servers/application.ts';

const perTransaction = 250;

async function call(url: string, path: string, method: string, body: object, headers = {}): Promise<unknown> {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const given = [
  'personal_data_consent',
  'bik_procuration_consent',
  'big_authorization_consent',
  'terms_of_use_consent',
  'electronic_invoice_consent',
];

/** One order as its client would bring it to the choice of a way to sign, over the wire. */
async function applied(url: string): Promise<string> {
  const shop = demoShops.find(({ apiKey }) => apiKey !== null);
  const [person] = demoPersons;
  if (shop === undefined || person === undefined) throw new Error('The demo has no shop or no person');
  const goods = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
  const order = { order_items_attributes: [{ ...goods, category: 'computers' }], payments_count: 36 };
  const { slug } = (await call(
    url,
    'ecommerce/orders',
    'POST',
    { external_order_id: `bench ${randomUUID()}`, ...order },
    { authorization: `Bearer ${shop.apiKey}` },
  )) as { slug: string };
  const consents = Object.fromEntries(given.map((name) => [name, true]));
  await call(url, `orders/${slug}/consents`, 'PATCH', consents);
  await call(url, `orders/${slug}/basic_company_details`, 'PATCH', {
    vat_id: person.vatId,
    full_name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: person.phone,
  });
  return slug;
}

/** Valid ones, each another. */
function* vatIds(): Generator<string, never> {
  for (let number = 1_000_000_000; ; number += 1) if (isNip(String(number))) yield String(number);
}

/**
 * Copies of an order with everything that hangs on it, over all shops; own ids, so personal data is sealed anew, and each of
 * a company and a contact of its own: thousands of orders of one would be compared with each other all the while.
 */
async function copies(db: Database, slug: string, count: number): Promise<string[]> {
  const order = await loadOrder(db, slug);
  if (order === null) throw new Error('The order to copy is gone');
  const { items, company, consents } = await loadApplication(db, order.id);
  const events = await listOrderEvents(db, order.id);
  if (company === null) throw new Error('The order to copy has no company');
  const answers = consents.map(({ kind, consentTextId, accepted }) => ({ kind, consentTextId, accepted }));
  const { shops } = await listShops(db, { size: 50 });
  const others = vatIds();
  const one = async (tx: Tx, shopId: string): Promise<string> => {
    const { number: _number, version: _version, createdAt: at, updatedAt: _updatedAt, ...same } = order;
    const vatId = others.next().value;
    const contact = order.contact && {
      ...order.contact,
      email: `${vatId}@bench.example`,
      phone: `6${vatId.slice(-8)}`,
    };
    const made = await insertOrder(tx, { ...same, contact, shopId, id: newId(), slug: newSlug(), at });
    await replaceOrderItems(
      tx,
      made.id,
      items.map(({ id: _id, ...item }) => item),
    );
    await saveCompany(tx, made.id, { ...company, vatId }, at);
    await recordConsents(tx, made.id, answers, at);
    for (const event of events) await appendOrderEvent(tx, { ...event, orderId: made.id });
    await tx.kysely.updateTable('orders').set({ version: order.version }).where('id', '=', made.id).execute();
    return made.slug;
  };
  const slugs: string[] = [];
  while (slugs.length < count) {
    const some = await db.transaction(async (tx) => {
      const part: string[] = [];
      for (let n = 0; n < perTransaction; n += 1)
        part.push(await one(tx, shops[n % shops.length]?.id ?? order.shopId));
      return part;
    });
    slugs.push(...some);
  }
  return slugs.slice(0, count);
}

const lookedAtWithinMs = 180_000;

/** Waits until the server has looked at what was seeded: it is not what is measured. Throws where it does not. */
async function untilLookedAt(db: Database): Promise<void> {
  for (const end = Date.now() + lookedAtWithinMs; Date.now() < end;) {
    const { due } = await db.kysely
      .selectFrom('orderFlagChecks')
      .select((rows) => rows.fn.countAll<number>().as('due'))
      .where('dueAt', '<=', Date.now() + 120_000)
      .executeTakeFirstOrThrow();
    if (Number(due) === 0) return;
    await pause(100);
  }
  throw new Error('The server does not look at the flags of the orders that were seeded');
}

/** Orders at the choice of a way to sign: at least so many; answers their slugs. */
export async function seedOrders(
  { url, databaseUrl, dataKeys }: Application,
  count: number,
): Promise<string[]> {
  const slug = await applied(url);
  const db = openDatabase(databaseUrl, { keys: dataKeys });
  try {
    const slugs = await copies(db, slug, count);
    await untilLookedAt(db);
    return slugs;
  } finally {
    await db.close();
  }
}
