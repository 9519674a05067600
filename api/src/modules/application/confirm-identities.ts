import { confirmIdentities as markIdentified, listPersons } from '@app/db';
import type { Command } from '../../kernel/handlers.ts';

/** The salesman has compared the documents of persons; the order goes on once everyone who signs is among them. */
export const confirmIdentities: Command<'shopConfirmIdentities'> = async ({ ports, body }, order) => {
  const persons = await listPersons(ports.db, order.id);
  const compared = body.persons.filter(({ confirmed, document_checked: checked }) => confirmed && checked);
  const signing = persons.filter(({ willSign }) => willSign).map(({ id }) => id);
  const isConfirmed = (id: string) => compared.some((person) => person.id === id);
  return {
    event: {
      type: 'CONFIRM_IDENTITIES',
      allSigningPersonsConfirmed: signing.length > 0 && signing.every(isConfirmed),
    },
    write: async (tx) => void (await markIdentified(tx, order.id, signing, ports.now())),
  };
};
