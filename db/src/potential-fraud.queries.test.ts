import { fraudRules, fraudsCompared, type FraudRule } from '@app/machines/order';
import { beforeAll, expect, test } from 'vitest';
import { saveCompany } from './company.queries.ts';
import { newCompany, type Company } from './company.ts';
import type { Database } from './engine/database.ts';
import type { Contact, Order } from './engine/order-row.ts';
import { newPerson, replacePersons, type Person } from './person.queries.ts';
import { findPotentialFrauds, listPotentialFrauds } from './potential-fraud.queries.ts';
import type { Shop } from './shop.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';

interface Applicant {
  readonly contact?: Partial<Contact>;
  readonly person?: Partial<Person>;
  readonly company?: Partial<Company>;
}

/** What two applications share by each rule, as each of them spelt it. */
const shared: Readonly<Record<FraudRule, readonly [Applicant, Applicant]>> = {
  pesel: [{ person: { pesel: '80010112343' } }, { person: { pesel: '80010112343' } }],
  bank_account: [
    { company: { bankAccountNumber: '61109010140000071219812874' } },
    { company: { bankAccountNumber: '61109010140000071219812874' } },
  ],
  phone: [{ contact: { phone: '+48501502503' } }, { person: { phone: '+48501502503' } }],
  email: [{ contact: { email: 'anna@example.pl' } }, { person: { email: 'Anna@Example.pl' } }],
  device: [
    { company: { bureauData: { fingerprint: 'device', fillTiming: {} } } },
    { company: { bureauData: { fingerprint: 'device', fillTiming: { company: 7 } } } },
  ],
};

const first = '5261040828';
const second = '7010001454';

onEachDatabase('a suspicion of fraud', (open) => {
  let db: Database;
  let shop: Shop;
  beforeAll(async () => {
    db = await open();
    shop = await makeShop(db, 'shop');
  });
  /** An order of that moment, as it stands when it was compared with the others. */
  const apply = async (vatId: string, { contact, person, company }: Applicant, at = noon): Promise<Order> => {
    const details = { fullName: 'Anna Nowak', email: '', phone: '', ...contact };
    const order = { ...(await makeOrder(db, shop, { at })), contact: details };
    await db.transaction(async (tx) => {
      await saveCompany(tx, order.id, { ...newCompany(vatId), ...company }, at);
      await replacePersons(tx, order.id, [{ ...newPerson(), ...person }]);
      await findPotentialFrauds(tx, order, at);
    });
    return order;
  };
  const found = async ({ id }: Order) =>
    (await listPotentialFrauds(db, id)).map(({ rule, otherOrderId }) => ({ rule, otherOrderId }));

  test.for(fraudRules)('of another company is raised by the rule %s alone', async (rule) => {
    const [one, other] = shared[rule];
    const { id } = await apply(first, one);
    expect(await found(await apply(second, other))).toEqual([{ rule, otherOrderId: id }]);
  });

  test.for(fraudRules)('is not raised within one company by the rule %s', async (rule) => {
    const [one, other] = shared[rule];
    const later = noon + 10 * fraudsCompared;
    await apply(first, one, later);
    expect(await found(await apply(first, other, later))).toEqual([]);
  });

  test('is of orders at most half a year before or after', async () => {
    const about = noon + 20 * fraudsCompared;
    const person = { pesel: '90010112349' };
    const edges = [about - fraudsCompared, about + fraudsCompared];
    const beyond = [about - fraudsCompared - 1, about + fraudsCompared + 1];
    const within: string[] = [];
    for (const at of edges) within.push((await apply(first, { person }, at)).id);
    for (const at of beyond) await apply(first, { person }, at);
    const ids = (await found(await apply(second, { person }, about))).map(({ otherOrderId }) => otherOrderId);
    expect(ids.toSorted()).toEqual(within.toSorted());
  });

  test('of one order and rule is told once, however often it is compared', async () => {
    const about = noon + 30 * fraudsCompared;
    const [one, other] = shared.pesel;
    const { id } = await apply(first, one, about);
    const suspected = await apply(second, other, about);
    await db.transaction((tx) => findPotentialFrauds(tx, suspected, about + 1));
    expect(await found(suspected)).toEqual([{ rule: 'pesel', otherOrderId: id }]);
  });
});
