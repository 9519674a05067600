import { counted } from '../../../documents/polish.ts';
import { financingParty, loanEmail } from '../../../documents/financing-party.ts';
import type { Mail, Sender } from '../../../messages/mail.ts';
import { returnLinkMail } from '../../../messages/return-link.ts';
import { clientUrl } from '../../../kernel/client-url.ts';
import { financingPolicy, salesmanAudience } from '@app/machines/order';
import { insertComment, listOrderItems, listUsers, loadCompany, loadShop, type Order } from '@app/db';
import type { Ports } from '../../../kernel/ports.ts';
import { raiseEffectTask } from './ask-person.ts';
import type { EffectAttempt } from './performer.ts';
import { ProviderRefused, type MailRequest } from '../../../providers/ports.ts';

/** Who writes: the financing party; about a loan from an address of its own. */
export const sender: Sender = {
  name: financingParty.name,
  address: financingParty.address,
  phone: financingParty.phone,
  email: financingParty.email,
  hours: 'pn.–pt. 9:00–17:00',
};

/** What mails call the financing. */
export const kindOf = (order: Order): 'lease' | 'loan' => financingPolicy[order.financingType].contract;

/** What letters call the company; nothing before it is known. */
export const companyName = async (ports: Ports, order: Order): Promise<string> =>
  (await loadCompany(ports.db, order.id))?.name ?? '';

/** What letters call the shop. */
export const shopName = async (ports: Ports, order: Order): Promise<string> =>
  (await loadShop(ports.db, order.shopId))?.name ?? '';

/** What an administrator reads beside the task, and the salesman who leads the order on its page. */
const ofRefusal = (to: string, { subject }: Mail): string =>
  `Serwer poczty na stałe odrzucił list „${subject}” do ${to}. Popraw adres e-mail albo przekaż wiadomość w inny sposób.`;

/** Raises a task instead of failing: a repeated letter would be refused again, and the effect's other steps go on. */
async function reportRefusal(
  { ports, order, effect }: EffectAttempt,
  to: string,
  letter: Mail,
): Promise<void> {
  const at = ports.now();
  ports.log.warn('letter refused', { effect: effect.effect });
  await ports.db.transaction(async (tx) => {
    const taskId = await raiseEffectTask(tx, effect, at);
    if (taskId === null) return;
    const forShop = salesmanAudience(order.facts) !== null;
    const comment = { orderId: order.id, userId: null, body: ofRefusal(to, letter), taskId, forShop };
    await insertComment(tx, comment, at);
  });
  ports.changes.tell('comment', order.id);
}

/**
 * Mails a letter under the effect's key; `part` tells letters of one effect apart. An order without an address gets
 * none; one that the mail server refuses for good raises a task.
 */
export async function sendLetter(
  attempt: EffectAttempt,
  to: string | null | undefined,
  letter: Mail,
  { part = '', attachments = [] }: { part?: string; attachments?: MailRequest['attachments'] } = {},
): Promise<void> {
  if (!to) return;
  const { ports, effect } = attempt;
  try {
    await ports.providers.mail.sendMail({ key: `${effect.key}${part}`, to, ...letter, attachments });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await reportRefusal(attempt, to, letter);
  }
}

/** Where letters to the shop go: its seller of this order, else its administrator; null where it has neither. */
export async function shopEmail(ports: Ports, order: Order): Promise<string | null> {
  const { users } = await listUsers(ports.db, { shopIds: [order.shopId], size: 25 });
  const seller = users.find(({ id }) => id === order.userId);
  return (
    (seller ?? users.find(({ roles, active }) => active && roles.includes('shop_superadmin')))?.email ?? null
  );
}

/** What every letter about an order says. */
export const letterBasics = ({ ports, order }: EffectAttempt) => ({
  sender: kindOf(order) === 'loan' ? { ...sender, email: loanEmail } : sender,
  kind: kindOf(order),
  orderNumber: order.number,
  url: clientUrl(ports, order),
});

/** 'Laptop Dell', 'Laptop Dell i 2 inne produkty'; '' where there are no goods yet. */
function goodsText(items: readonly { readonly name: string }[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return '';
  return rest.length === 0
    ? first.name
    : `${first.name} i ${counted(rest.length, 'inny produkt', 'inne produkty', 'innych produktów')}`;
}

/** The same for a letter to whoever is a party to the order, by name: it greets him and says whose order of which goods it is (F127). */
export async function readerBasics(attempt: EffectAttempt, name = attempt.order.contact?.fullName ?? '') {
  const { ports, order } = attempt;
  const [company, items] = await Promise.all([companyName(ports, order), listOrderItems(ports.db, order.id)]);
  const basics = letterBasics(attempt);
  const reader = { name, companyName: company, goods: goodsText(items) };
  return { ...basics, sender: { ...basics.sender, reader } };
}

/** Mails a letter to the order's contact. */
export const sendToClient = (
  attempt: EffectAttempt,
  letter: Mail,
  more?: Parameters<typeof sendLetter>[3],
): Promise<void> => sendLetter(attempt, attempt.order.contact?.email, letter, more);

/** Why a client is sent a link back. */
export type ReturnReason = Parameters<typeof returnLinkMail>[0]['reason'];

/** The client gets the link back to the application, with why. */
export async function sendReturnLetter(attempt: EffectAttempt, reason: ReturnReason): Promise<void> {
  const letter = returnLinkMail({
    ...(await readerBasics(attempt)),
    reason,
    openUntil: attempt.order.deadlineAt,
  });
  await sendToClient(attempt, letter);
}
