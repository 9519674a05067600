import {
  insertPersonRequest,
  listConsents,
  lockOrderById,
  recordConsents,
  saveOrder,
  type AcceptedConsent,
  type PersonsOrder,
  type SoughtPerson,
  type Tx,
} from '@app/db';
import { camelCase, fieldPurposes } from '@app/machines/fields';
import { ApiError, notFound } from '../../kernel/errors.ts';
import type { DoneOrder } from './erase-person.ts';
import { planPerson, refuseSeveralPersons } from './person-plan.ts';

/** Whether a consent rests on consent alone, so that it may be taken back. */
const isRevocable = ({ kind }: AcceptedConsent): boolean =>
  Object.entries(fieldPurposes).some(
    ([name, { ground }]) => name === camelCase(kind) && ground === 'consent',
  );

/** What of an order's consents its contact may take back. */
export async function revocableConsents(
  tx: Tx,
  { order, isContact }: Pick<PersonsOrder, 'order' | 'isContact'>,
): Promise<readonly AcceptedConsent[]> {
  if (!isContact) return [];
  return (await listConsents(tx, order.id)).filter((consent) => consent.accepted && isRevocable(consent));
}

/** Takes the person's consents back, a new answer each. Throws 404 where the person is nowhere, 409 where there is none to take back. */
export async function withdrawConsents(
  tx: Tx,
  asked: { readonly sought: SoughtPerson; readonly reason: string; readonly userId: string | null },
  at: number,
): Promise<{ readonly id: string; readonly number: string; readonly done: readonly DoneOrder[] }> {
  const plan = await planPerson(tx, asked.sought, at);
  const { orders } = plan;
  if (orders.length === 0) throw notFound();
  refuseSeveralPersons(plan);
  const done: DoneOrder[] = [];
  for (const { found } of orders) {
    const consents = await revocableConsents(tx, found);
    const order = consents.length === 0 ? null : await lockOrderById(tx, found.order.id);
    if (order === null) continue;
    const { id, slug, number } = order;
    const answers = consents.map(({ kind, consentTextId }) => ({ kind, consentTextId, accepted: false }));
    await recordConsents(tx, id, answers, at);
    const { version } = await saveOrder(tx, order, {}, at);
    done.push({ ...{ id, slug, number, version }, hold: null, erased: [], kept: [], restricted: false });
  }
  if (done.length === 0)
    throw new ApiError(409, { error: 'Ta osoba nie ma zgód, które można cofnąć.', code: 'refused' });
  return { ...(await insertPersonRequest(tx, { ...asked, kind: 'consents', done }, at)), done };
}
