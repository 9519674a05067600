import type { ChangeOf, Command, SharedCommand } from '../../../kernel/handlers.ts';
import {
  isEmailOfOtherCompany,
  listPersons,
  loadCompany,
  newCompany,
  removeDraft,
  replacePersons,
  saveCompany,
  type Company,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { messages, vatIdFromWire } from '@app/machines/contract';
import { storedPhone } from '@app/machines/rules';
import { invalid, type ApiError } from '../../../kernel/errors.ts';
import type { CallContext, CallRequest } from '../../../kernel/call-context.ts';
import { lookUpCompany, type LookedUp } from './look-up-company.ts';

/** 422: the e-mail belongs to another company; old clients know it by this text. */
export const emailAssigned = (): ApiError =>
  invalid({ 'user.email': messages.emailTaken }, 'Email was assigned to another Vat ID');

const manyEmails =
  'Przy tym wniosku podano już zbyt wiele różnych adresów e-mail. Spróbuj ponownie za godzinę.';

/**
 * One contact e-mail belongs to one VAT id: another company's is 422. The answer shows whose client somebody is, so an
 * order may try few e-mails beside its own; more are 429, whatever the answer would be.
 */
export async function refuseTakenEmail(
  { ports, limit }: Pick<CallContext, 'ports' | 'limit'>,
  { id, contact }: Pick<Order, 'id' | 'contact'>,
  email: string,
  vatId: string,
): Promise<void> {
  const own = contact?.email?.trim().toLowerCase();
  if (email.trim().toLowerCase() !== own) await limit('contactEmail', id, { sentence: manyEmails });
  if (await isEmailOfOtherCompany(ports.db, email, vatId, id)) throw emailAssigned();
}

/**
 * Writes the company that was looked up. Its representatives become the order's persons, and what was typed into the form of
 * another company goes; of the same company the persons stay as the form knows them.
 */
async function storeCompany(
  tx: Tx,
  order: Order,
  { vatId, known, found, at }: { vatId: string; known: Company | null; found: LookedUp | null; at: number },
): Promise<void> {
  await saveCompany(tx, order.id, found?.company ?? newCompany(vatId), at);
  const sameCompany = known?.vatId === vatId;
  if (sameCompany && (await listPersons(tx, order.id)).length > 0) return;
  await replacePersons(tx, order.id, found?.persons ?? []);
  if (!sameCompany) await removeDraft(tx, order.id);
}

/** The company and contact as sent; what the registry says was asked before the transaction. */
async function complemented(
  request: CallRequest<'complementCompany' | 'shopComplementCompany'>,
  order: Order,
  remote?: boolean,
): Promise<ChangeOf<'complementCompany'>> {
  const { ports, body } = request;
  const vatId = vatIdFromWire(body.vat_id);
  await refuseTakenEmail(request, order, body.email, vatId);
  const known = await loadCompany(ports.db, order.id);
  const found = await lookUpCompany(ports, vatId, known);
  const contact = {
    fullName: body.full_name.trim(),
    email: body.email.trim(),
    phone: storedPhone(body.phone),
  };
  return {
    event: {
      type: 'COMPLEMENT_COMPANY_AND_USER',
      companyFound: found !== null,
      ...(remote !== undefined && { remote }),
    },
    write: async (tx: Tx): Promise<OrderChanges> => {
      await storeCompany(tx, order, { vatId, known, found, at: ports.now() });
      return { contact };
    },
  };
}

/** VAT id and contact person. */
export const complementCompany: Command<'complementCompany'> = (request, order) =>
  complemented(request, order);

/** The same at the counter; a remote offer is then sent to the client. */
export const shopComplementCompany: Command<'shopComplementCompany'> = (request, order) =>
  complemented(request, order, request.body.remote);

/** A corrected VAT id, and the contact's e-mail where it was another company's; an unknown number leaves the order where it is. */
export const correctVatId: SharedCommand<'correctVatId' | 'shopCorrectVatId'> = async (
  request,
  order: Order,
) => {
  const { ports, body } = request;
  const vatId = vatIdFromWire(body.vat_id);
  const contact = order.contact && { ...order.contact, email: body.email?.trim() ?? order.contact.email };
  if (contact !== null) await refuseTakenEmail(request, order, contact.email, vatId);
  const known = await loadCompany(ports.db, order.id);
  const found = await lookUpCompany(ports, vatId, known);
  return {
    event: { type: 'CORRECT_VAT_ID', companyFound: found !== null },
    write: async (tx: Tx): Promise<OrderChanges> => {
      await storeCompany(tx, order, { vatId, known, found, at: ports.now() });
      return body.email === undefined ? {} : { contact };
    },
  };
};
