import type { Command } from '../../kernel/handlers.ts';
import { listPersons, listSignatures, replacePersons } from '@app/db';
import { explain } from '@app/machines/order';
import { notFound } from '../../kernel/errors.ts';

/** The signed agreement is accepted or rejected. */
export const decideAgreement: Command<'decideAgreement'> = ({ body }) => ({
  event: { type: body.status === 'accepted' ? 'ACCEPT_SIGNED_AGREEMENT' : 'REJECT_SIGNED_AGREEMENT' },
});

/**
 * A new agreement; the same one again where the chart lets a failed signature be relaunched. Whoever is named guarantees from
 * now on; a guarantee without a guarantor is refused.
 */
export const renewAgreement: Command<'renewAgreement'> = async ({ ports, body, params }, order) => {
  const { guarantors = [], kind } = body;
  const newest = (await listSignatures(ports.db, order.id)).at(-1);
  // A page that shows an older process must not renew what has taken its place.
  if (params['autenti_id'] !== (newest?.processId ?? 'none')) throw notFound();
  const persons = await listPersons(ports.db, order.id);
  if (guarantors.some((named) => persons.every(({ id }) => id !== named))) throw notFound();
  const renewed = persons.map((person) =>
    guarantors.includes(person.id) ? { ...person, guarantor: true } : person,
  );
  const guarantorsGiven = renewed.some(({ guarantor }) => guarantor);
  return {
    event: ({ status, facts }) =>
      explain(status, facts, 'admin').allowed.includes('RELAUNCH_SIGNATURE')
        ? { type: 'RELAUNCH_SIGNATURE' }
        : { type: 'RENEW_AGREEMENT', kind, guarantorsGiven },
    ...(guarantors.length === 0 ? {} : { write: (tx) => replacePersons(tx, order.id, renewed) }),
  };
};
