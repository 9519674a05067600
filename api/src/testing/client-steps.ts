import { randomUUID } from 'node:crypto';
import { send } from './send-call.ts';
import { somebody } from './somebody.ts';

type Application = Parameters<typeof send>[0];

/** What a client has to agree to on the summary. */
export const summaryConsents = {
  personal_data_consent: true,
  bik_procuration_consent: true,
  big_authorization_consent: true,
  terms_of_use_consent: true,
  electronic_invoice_consent: true,
};

/** What a shop's server sends: one laptop of 30 750 gross, which the decision table leaves to the console, under a number of its own. */
export const laptopOrder = () => ({
  external_order_id: randomUUID(),
  order_items_attributes: [
    {
      name: 'Laptop',
      quantity: 1,
      gross_price: '30750.00',
      gross_price_selected: true,
      category: 'computers',
    },
  ],
  payments_count: 36,
});

/** The client's three clicks from the summary to the open form; `appOf` says which application takes which. */
export async function walkToForm(
  appOf: (click: 0 | 1 | 2) => Application,
  slug: string,
  method: 'qes' | 'delivery',
): Promise<void> {
  const { firstName, lastName, email, phone, vatId } = somebody();
  const contact = { vat_id: vatId, full_name: `${firstName} ${lastName}`, email, phone };
  await send(appOf(0), 'confirmSummary', { slug }, summaryConsents);
  await send(appOf(1), 'complementCompany', { slug }, contact);
  await send(appOf(2), 'selectMethod', { slug }, { agreement_signature_type: method });
}
