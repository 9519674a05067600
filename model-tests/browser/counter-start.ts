import { randomUUID } from 'node:crypto';
import { filledForm } from '@app/api/testing';
import { demoPassword } from '@app/db/demo';
import type { DemoPerson } from '@app/db/demo';
import type { OrderWire } from '@app/machines/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** Goods and calculation of an order that a salesman begins. */
export interface Offer {
  readonly channel: 'pos' | 'shop';
  readonly financing: 'lease' | 'b2b_loan' | 'medical' | 'industry' | 'plm';
  readonly category: string;
  /** Net, złoty. */
  readonly price: string;
  readonly ownPercent: string;
  readonly paymentsCount: number;
}

/** Signs a salesman of the demo in without the pages that lead there. */
export async function signInAtOnce(request: APIRequestContext, email: string): Promise<void> {
  const reply = await request.post('/api/auth', { data: { email, password: demoPassword } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Sends a change of an order as its page would; answers the order. */
async function change(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<OrderWire> {
  const reply = await request.fetch(path, { method, headers: { 'idempotency-key': randomUUID() }, data });
  expect([200, 201], `${path}: ${await reply.text()}`).toContain(reply.status());
  return (await reply.json()) as OrderWire;
}

/** What a salesman whose session the request carries does before the way of signing is chosen; a remote client gets the link. */
export async function offerAtCounter(
  request: APIRequestContext,
  { channel, financing, category, price, ownPercent, paymentsCount }: Offer,
  client: DemoPerson,
  remote: boolean,
): Promise<OrderWire> {
  const { slug } = await change(request, 'POST', '/api/shop/orders', {
    sales_channel: channel,
    financing_type: financing,
    order_items_attributes: [{ name: 'Sprzęt', quantity: 1, price, vat_level: 23, category }],
    own_payment_in_percent: ownPercent,
    payments_count: paymentsCount,
    remote,
  });
  const to = `/api/shop/orders/${slug}`;
  await change(request, 'PATCH', `${to}/statuses`, { status: 'complement_company_and_user' });
  return change(request, 'PATCH', `${to}/basic_company_details`, {
    vat_id: client.vatId,
    full_name: `${client.firstName} ${client.lastName}`,
    email: client.email,
    phone: client.phone,
    remote,
  });
}

/** Sends the form of an order that waits for it: as its salesman, or by its link. */
export async function sendForm(
  request: APIRequestContext,
  who: 'salesman' | 'client',
  slug: string,
  client: DemoPerson,
): Promise<void> {
  const to = `/api/${who === 'salesman' ? 'shop/' : ''}orders/${slug}`;
  const read = (await (await request.get(to)).json()) as OrderWire;
  const form = filledForm(read, client);
  const { company_attributes: company } = form;
  const doctor = { doctor: read.facts.guarantee, company_statement: false };
  const persons = company.krs_users_attributes.map((person) => ({ ...person, ...doctor }));
  const order = {
    ...form,
    ...{ last_year_income: '900000.00', income_before_tax: '120000.00' },
    company_attributes: { ...company, krs_users_attributes: persons },
  };
  await change(request, 'PATCH', `${to}/company_details`, { order });
}
