import { loadOrder, putSmsCode } from '@app/db';
import type { BodyOf, OrderWire } from '@app/machines/contract';
import { filledForm } from '../demo/filled-form.ts';
import { send } from './send-call.ts';
import { somebody } from './somebody.ts';
import type { WalkingApp } from './walking-app.ts';

type Headers = Readonly<Record<string, string>>;

const tenMinutes = 600_000;

/** A lease of a laptop as a salesman begins it at the counter: 9 000 zł net, 36 instalments. */
export const counterLaptop: BodyOf<'createShopOrder'> = {
  sales_channel: 'pos',
  financing_type: 'lease',
  order_items_attributes: [
    { name: 'Laptop', quantity: 1, price: '9000.00', vat_level: 23, category: 'computers' },
  ],
  payments_count: 36,
};

/** Begins an order at the counter. */
export const beginAtCounter = async (
  { app }: { readonly app: Parameters<typeof send>[0] },
  salesman: Headers,
  more: Partial<typeof counterLaptop> = {},
): Promise<OrderWire> =>
  (await send(app, 'createShopOrder', {}, { ...counterLaptop, ...more }, salesman)) as OrderWire;

/** An order whose form the salesman has sent: it waits for the code. Answers its slug. */
export async function formSentAtCounter(world: WalkingApp, salesman: Headers): Promise<string> {
  const person = somebody();
  const { slug } = await beginAtCounter(world, salesman);
  const to = { slug };
  await send(world.app, 'shopSetStatus', to, { status: 'complement_company_and_user' }, salesman);
  const contact = { full_name: 'Anna Nowak', email: person.email, phone: person.phone };
  await send(world.app, 'shopComplementCompany', to, { vat_id: person.vatId, ...contact }, salesman);
  await send(world.app, 'shopSelectMethod', to, { agreement_signature_type: 'delivery' }, salesman);
  const read = (await send(world.app, 'getShopOrder', to, undefined, salesman)) as OrderWire;
  await send(world.app, 'shopSubmitForm', to, { order: filledForm(read, person) }, salesman);
  return slug;
}

/** The client has got this code. */
export async function codeAtCounter({ ports, clock }: WalkingApp, slug: string, code: string): Promise<void> {
  const order = await loadOrder(ports.db, slug);
  const at = clock.now;
  const sms = { orderId: order?.id ?? '', code, phone: somebody().phone, at, expiresAt: at + tenMinutes };
  await ports.db.transaction((tx) => putSmsCode(tx, sms));
}
