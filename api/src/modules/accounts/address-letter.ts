import { insertAccountEffect, type AccountEffect, type Tx, type User } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { addressChangedMail } from '../../messages/address-changed.ts';
import { sender } from '../order-life/outbox/send-letter.ts';

/** Has the address that the account had until now told of the change. */
export const tellFormerAddress = (
  tx: Tx,
  { id, email, version }: User,
  changedBy: string,
  at: number,
): Promise<void> =>
  insertAccountEffect(
    tx,
    {
      userId: id,
      effect: 'mailAddressChanged',
      key: `address:${id}:${version}`,
      data: { to: email, changedBy },
    },
    at,
  );

/** Mails the address that an account had, also where the account is blocked by now. */
export async function mailAddressChanged(ports: Ports, { data, key, askedAt }: AccountEffect): Promise<void> {
  const { to, changedBy } = data as { readonly to: string; readonly changedBy: string };
  const url = `${ports.publicUrl()}/login`;
  const letter = addressChangedMail({ sender, changedBy, changedAt: askedAt, url });
  await ports.providers.mail.sendMail({ key, to, ...letter, attachments: [] });
}
