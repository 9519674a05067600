import { financingParty, loanEmail } from '../agreements/financing-party.ts';
import type { Mail, Sender } from '../messages/mail.ts';
import type { MailAsk } from '../providers/index.ts';
import { financingPolicy } from '@app/machines/order';
import { loadShop, type Order } from '@app/db';
import type { Ports } from '../ports.ts';
import type { Attempt } from './performer.ts';

/** Who writes: the financing party. */
export const sender: Sender = {
  name: financingParty.name,
  address: financingParty.address,
  phone: financingParty.phone,
  email: financingParty.email,
  hours: 'pn.–pt. 9:00–17:00',
};

/** What mails call the financing. */
export const kindOf = (order: Order): 'lease' | 'loan' => financingPolicy[order.financingType].contract;

/** Who writes about an order: a loan has an address of its own. */
export const senderOf = (order: Order): Sender =>
  kindOf(order) === 'loan' ? { ...sender, email: loanEmail } : sender;

/** What letters call the shop. */
export const shopName = async (ports: Ports, order: Order): Promise<string> =>
  (await loadShop(ports.db, order.shopId))?.name ?? '';

/** Mails a letter under the effect's key; `part` tells letters of one effect apart. An order without an address gets none. */
export async function sendLetter(
  { ports, effect }: Attempt,
  to: string | null | undefined,
  letter: Mail,
  { part = '', attachments = [] }: { part?: string; attachments?: MailAsk['attachments'] } = {},
): Promise<void> {
  if (!to) return;
  await ports.providers.mail.sendMail({ key: `${effect.key}${part}`, to, ...letter, attachments });
}
