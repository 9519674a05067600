import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { createOrder } from './shop-server.ts';
import type { CreatedOrder, Purchase } from './shop-server.ts';

/** Whose form it is and how it will be signed. */
export interface Applicant {
  readonly vatId: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly method: 'qes' | 'delivery';
}

const consents = [
  'personal_data_consent',
  'bik_procuration_consent',
  'big_authorization_consent',
  'terms_of_use_consent',
  'electronic_invoice_consent',
];

/** The client's steps before the form, through the calls that the screens send. */
export async function walkToForm(
  request: APIRequestContext,
  slug: string,
  applicant: Applicant,
): Promise<void> {
  const change = async (noun: string, data: object): Promise<void> => {
    const reply = await request.patch(`/api/orders/${slug}/${noun}`, {
      headers: { 'idempotency-key': randomUUID() },
      data,
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await change('consents', Object.fromEntries(consents.map((name) => [name, true])));
  const { vatId, fullName, email, phone, method } = applicant;
  await change('basic_company_details', { vat_id: vatId, full_name: fullName, email, phone });
  await change('agreement_method_selections', { agreement_signature_type: method });
}

/** An order of a demo shop's server that waits for its company form. */
export async function openForm(
  request: APIRequestContext,
  shop: string,
  purchase: Purchase,
  applicant: Applicant,
): Promise<CreatedOrder> {
  const order = await createOrder(request, shop, purchase);
  await walkToForm(request, order.slug, applicant);
  return order;
}
