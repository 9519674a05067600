import { listOrderEvents, loadCompany, type Contact, type Order, type Tx } from '@app/db';
import { messages, UserIn } from '@app/machines/contract';
import * as v from 'valibot';
import { invalid, tooManyRequests } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { refuseTakenEmail } from './complement-company.ts';

/** Letters with its link that one order sends within an hour when it is put aside. */
const mostLetters = 5;
const anHour = 60 * 60_000;

/** What stands on the form as the contact's e-mail; undefined where it names none. */
function typedOn(form: Record<string, unknown>): unknown {
  const user = form['user_attributes'];
  const typed = user !== null && typeof user === 'object' ? Reflect.get(user, 'email') : undefined;
  return typeof typed === 'string' ? typed.trim() : (typed ?? undefined);
}

/**
 * The address to which the link of a form that is put aside is sent: the one that stands on it, as it is typed, else the known
 * one. 422 where no letter reaches it or it belongs to another company.
 */
export async function addressOnForm(
  request: Pick<CallContext, 'ports' | 'limit'>,
  order: Pick<Order, 'id' | 'contact'>,
  known: Contact,
  form: Record<string, unknown>,
): Promise<string> {
  const address = typedOn(form);
  if (address === undefined || address === known.email) return known.email;
  if (!v.is(UserIn.entries.email, address)) throw invalid({ 'order.user_attributes.email': messages.email });
  const company = await loadCompany(request.ports.db, order.id);
  if (company !== null) await refuseTakenEmail(request, order, address, company.vatId);
  return address;
}

/** 429 where the order has sent its letters for this hour: whoever holds its link may name any address. */
export async function refuseManyLetters(tx: Tx, { id }: Pick<Order, 'id'>, at: number): Promise<void> {
  const sent = (await listOrderEvents(tx, id)).filter(
    (one) => one.event === 'SAVE_FORM_FOR_LATER' && one.actor === 'client' && one.at > at - anHour,
  );
  const first = sent.at(-mostLetters);
  if (first === undefined) return;
  throw tooManyRequests(
    (first.at + anHour - at) / 1_000,
    'Wysłaliśmy już kilka wiadomości z linkiem. Sprawdź skrzynkę albo spróbuj ponownie za godzinę.',
  );
}
