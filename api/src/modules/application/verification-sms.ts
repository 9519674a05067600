import { randomInt } from 'node:crypto';
import { listPersons, loadCompany, putSmsCode, type Order } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { salesmanCodeSms } from '../../messages/sms.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { ProviderRefused } from '../../providers/ports.ts';
import { waitBeyondDay } from './texts-a-day.ts';

/** A code lives ten minutes. */
const lifeMs = 10 * 60_000;

/** The number that an order's code goes to: the signing person's, else the contact's; undefined where neither has one. */
export async function codePhoneOf({ db }: Pick<Ports, 'db'>, order: Order): Promise<string | undefined> {
  const persons = await listPersons(db, order.id);
  return persons.find(({ willSign }) => willSign)?.phone ?? order.contact?.phone;
}

/** A new code, stored before it is sent; each attempt has a code of its own, so that the stored one is always the one that arrived. */
export const sendVerificationSms: Performer = async ({ ports, order, effect }) => {
  const [company, phone] = await Promise.all([loadCompany(ports.db, order.id), codePhoneOf(ports, order)]);
  if (phone === undefined) throw new ProviderRefused('no phone for the code');
  await waitBeyondDay(ports, order.id);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const at = ports.now();
  await ports.db.transaction((tx) =>
    putSmsCode(tx, { orderId: order.id, code, phone, at, expiresAt: at + lifeMs }),
  );
  const text = salesmanCodeSms({ code, companyName: company?.name ?? '' });
  await ports.providers.sms.sendSms({ key: `${effect.key}:${effect.attempts}`, to: phone, text });
};
