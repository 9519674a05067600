import { insertNumberReveal, loadApplication, type Order, type Person } from '@app/db';
import { camelCase, personNumbers, type IdentifyingNumber } from '@app/machines/fields';
import { explain } from '@app/machines/order';
import { notFound } from '../../kernel/errors.ts';
import type { CallRequest, CallContext } from '../../kernel/call-context.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { userOf } from '../../kernel/access.ts';
import { readerOf } from '../../kernel/reads/reader-of.ts';

type Numbers = Readonly<Partial<Record<IdentifyingNumber, string | null>>>;

interface Revealed {
  /** Null where it is the company. */
  readonly person: Person | null;
  readonly numbers: Numbers;
  readonly reason: string;
}

/** Written down in the order's log of reveals before anything is answered, and in the security log. */
async function record(request: CallContext, order: Order, revealed: Revealed): Promise<void> {
  const { ports, caller, source } = request;
  const { id, email } = userOf(caller);
  const { person, numbers, reason } = revealed;
  const fields = Object.keys(numbers);
  const reader = readerOf(request);
  await ports.db.transaction((tx) =>
    insertNumberReveal(tx, {
      orderId: order.id,
      personId: person?.id ?? null,
      personName: person && `${person.firstName} ${person.lastName}`.trim(),
      fields,
      userId: id,
      role: reader?.role ?? null,
      source: reader?.source ?? null,
      reason,
      at: ports.now(),
    }),
  );
  securityEvent(ports, {
    event: 'personal_data_read',
    outcome: 'success',
    account: email,
    source,
    order: order.id,
    fields: fields.map((field) => `clear:${field}`),
  });
}

const numberOf = (holder: object, field: IdentifyingNumber): string | null => {
  const number: unknown = Reflect.get(holder, camelCase(field));
  return typeof number === 'string' ? number : null;
};

/** Why a colleague at the counter is shown numbers: what he holds in his hand has to be compared with them. */
const comparing = 'Porównanie dokumentu przy kliencie';

/**
 * PESEL and document number of who signs, in clear, for a salesman who has to compare them and did not make the order;
 * who did reads them in the order. Not there while no document is compared.
 */
export async function revealAtCounter(
  request: CallRequest<'shopRevealPerson'>,
): Promise<{ numbers: Numbers }> {
  const { order, access } = await findOrder(request);
  if (!explain(order.status, order.facts, access.actor).allowed.includes('CONFIRM_IDENTITIES'))
    throw notFound();
  const { persons } = await loadApplication(request.ports.db, order.id);
  const person = persons.find(({ id, willSign }) => willSign && id === request.params['id']);
  if (person === undefined) throw notFound();
  const numbers: Numbers = Object.fromEntries(personNumbers.map((field) => [field, numberOf(person, field)]));
  await record(request, order, { person, numbers, reason: comparing });
  return { numbers };
}

/** The numbers of a person, or of the company where the path names none, in clear. */
export async function revealNumbers(
  request: CallRequest<'revealPerson' | 'revealCompany'>,
): Promise<{ numbers: Numbers }> {
  const { order } = await findOrder(request);
  const { company, persons } = await loadApplication(request.ports.db, order.id);
  const { id } = request.params;
  const person = id === undefined ? null : (persons.find((each) => each.id === id) ?? null);
  if (company === null || (id !== undefined && person === null)) throw notFound();
  const fields: readonly IdentifyingNumber[] = request.body.fields;
  const numbers: Numbers = Object.fromEntries(
    fields.map((field) => [field, numberOf(person ?? company, field)]),
  );
  await record(request, order, { person, numbers, reason: request.body.reason.trim() });
  return { numbers };
}
