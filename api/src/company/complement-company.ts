import {
  isEmailOfOtherCompany,
  loadCompany,
  newCompany,
  saveCompany,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { sentences, vatIdFromWire } from '@app/machines/contract';
import { invalid } from '../answers.ts';
import type { Ports } from '../ports.ts';
import { sends, type Sending } from '../orders/send-event.ts';
import { lookUpCompany } from './look-up-company.ts';

/** The text by which old clients know that an e-mail belongs to another company. */
const assigned = 'Email was assigned to another Vat ID';

/** One contact e-mail belongs to one VAT id: another company's is 422. */
export async function refuseTakenEmail(ports: Ports, email: string, vatId: string): Promise<void> {
  if (await isEmailOfOtherCompany(ports.db, email, vatId))
    throw invalid({ 'user.email': sentences.emailTaken }, assigned);
}

/** Nine digits, as contacts are stored. */
const nineDigits = (phone: string): string => phone.replace(/\D/gu, '').slice(-9);

/** VAT id and contact person; what the registry says was asked before the transaction. */
export const complementCompany = sends<'complementCompany'>(async (request, order): Promise<Sending> => {
  const { ports, body } = request;
  const vatId = vatIdFromWire(body.vat_id);
  await refuseTakenEmail(ports, body.email, vatId);
  const company = await lookUpCompany(ports, vatId, await loadCompany(ports.db, order.id));
  const contact = {
    fullName: body.full_name.trim(),
    email: body.email.trim(),
    phone: nineDigits(body.phone),
  };
  return {
    event: { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: company !== null },
    write: async (tx: Tx): Promise<OrderChanges> => {
      await saveCompany(tx, order.id, company ?? newCompany(vatId), ports.now());
      return { contact };
    },
  };
});

/** A corrected VAT id; an unknown one leaves the order where it is. */
export const correctVatId = sends<'correctVatId'>(async (request, order: Order): Promise<Sending> => {
  const { ports, body } = request;
  const vatId = vatIdFromWire(body.vat_id);
  if (order.contact !== null) await refuseTakenEmail(ports, order.contact.email, vatId);
  const company = await lookUpCompany(ports, vatId, await loadCompany(ports.db, order.id));
  return {
    event: { type: 'CORRECT_VAT_ID', companyFound: company !== null },
    write: async (tx: Tx) => saveCompany(tx, order.id, company ?? newCompany(vatId), ports.now()),
  };
});
