import {
  loadShopByClientId,
  newCompany,
  newId,
  newSlug,
  replaceOrderItems,
  replacePersons,
  saveCompany,
} from '@app/db';
import { demoPersons } from '@app/db/demo';
import {
  createOrder,
  calculateOffer,
  filledForm,
  itemFromWire,
  personFromWire,
  registeredCompany,
} from '@app/api/testing';
import type { WalkingApp } from '@app/api/testing';
import type { FinancingType } from '@app/machines/order';
import { storedPhone } from '@app/machines/rules';
import { startingOrders } from '@app/machines/testing';
import type { Place } from './pair-cover.ts';

export type Start = ReturnType<typeof startingOrders>[number];

/** The orders of one shop config, as they may begin. */
export const startsOf = (config: string): readonly Start[] =>
  startingOrders().filter(({ name }) => name.split(' ')[0] === config);

/** What everybody on the walks is: the first company of the registry and whoever signs for it. */
const [somebody] = demoPersons;
if (somebody === undefined) throw new Error('The demo has no persons');
export const person = somebody;

/** What is bought under each type: its category decides the terms. */
const categoryOf: Readonly<Record<FinancingType, string>> = {
  lease: 'computers',
  b2b_loan: 'computers',
  medical: 'dental',
  industry: 'machines',
  plm: 'tools',
};

/** What is bought: 50 000 zł gross, in pieces that goods from any shop may cost. */
export const goodsOf = (financingType: FinancingType) => ({
  name: 'Laptop',
  quantity: 2,
  gross_price: '25000.00',
  gross_price_selected: true,
  category: categoryOf[financingType],
});

/**
 * Begins an order with the facts of a starting order. Company, contact and person are stored at once, so that
 * steps that are sent past the wire have what they would have written.
 */
export async function beginWalk({ ports }: WalkingApp, { facts, actor }: Start): Promise<string> {
  const { salesChannel, financingType, flowType } = facts;
  const shop = await loadShopByClientId(ports.db, 'test');
  if (shop === null) throw new Error('The shop of the walks is not there');
  const items = [itemFromWire(goodsOf(financingType))];
  const wish = { salesChannel, financingType, shop, items, own: null, paymentsCount: 36, at: ports.now() };
  const { columns } = await calculateOffer(ports.db, wish);
  const id = newId();
  const { firstName, lastName, email, phone, vatId } = person;
  const order = await createOrder(ports, {
    actor,
    order: {
      id,
      slug: newSlug(),
      shopId: shop.id,
      userId: null,
      salesChannel,
      receiveChannel: actor === 'salesman' ? 'salesman_panel' : 'api',
      financingType,
      flowType,
      externalOrderId: null,
      shopRedirectUrl: facts.returnsToShop ? 'https://sklep.example/powrot' : null,
      contact: { fullName: `${firstName} ${lastName}`, email, phone: storedPhone(phone) },
      ...columns,
      facts,
    },
    write: async (tx) => {
      await replaceOrderItems(tx, id, items);
      await saveCompany(
        tx,
        id,
        registeredCompany(vatId, ports.now())?.company ?? newCompany(vatId),
        ports.now(),
      );
      const form = filledForm({ company_attributes: null, facts: { guarantee: facts.guarantee } }, person);
      const persons = form.company_attributes.krs_users_attributes;
      await replacePersons(
        tx,
        id,
        persons.map((one) => personFromWire(one, [])),
      );
    },
  });
  return order.slug;
}

/** Where orders of a config begin, as the planner sees them. */
export const placeOf = (place: Omit<Place, 'last'>): Place => ({ ...place, last: null });
