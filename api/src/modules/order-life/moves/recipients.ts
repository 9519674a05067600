import type { Order, OrderDetails } from '@app/db';
import { mask } from '@app/machines/fields';
import { effectTexts, type EffectName, type Recipient } from '@app/machines/order';

const maskedEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
};

const addressesOf = (
  order: Order,
  { persons, shop }: OrderDetails,
): Readonly<Record<Recipient, readonly string[]>> => ({
  client: order.contact?.email ? [maskedEmail(order.contact.email)] : [],
  clientPhone: order.contact?.phone ? [mask(order.contact.phone, 3) ?? ''] : [],
  signers: persons.filter(({ willSign }) => willSign).map(({ email }) => maskedEmail(email ?? '')),
  shop: [shop.name],
});

/** Whom the effects of this order write to, masked. */
export function recipientsOf(order: Order, details: OrderDetails): (effect: EffectName) => string[] {
  const addresses = addressesOf(order, details);
  return (effect) => effectTexts[effect].to.flatMap((recipient) => addresses[recipient]);
}
