import { insertNotification, listActiveUsers, type Tx } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';

/** Of which table every superadmin hears that it was changed (NOTIFY-012, 014). */
export type ToldTable = 'calculation' | 'medical_price_ranges';

/** A line for the bells of all superadmins, written with the change; `ring` tells their open pages once it is committed. */
export function bellOf(ports: Ports, type: ToldTable) {
  let users: readonly string[] = [];
  return {
    async write(tx: Tx): Promise<void> {
      users = (await listActiveUsers(tx, ['superadmin'])).map(({ id }) => id);
      for (const userId of users) await insertNotification(tx, { userId, type, data: '{}' }, ports.now());
    },
    ring: (): void => {
      for (const userId of users) ports.changes.tell('bell', userId);
    },
  };
}
