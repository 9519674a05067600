import { expect, test } from 'vitest';
import { refuseSeveralPersons, type PersonPlan } from './person-plan.ts';

/** A plan of orders with these persons' PESEL numbers, an order each. */
const planOf = (...orders: string[][]) =>
  ({
    orders: orders.map((pesels) => ({ found: { persons: pesels.map((pesel) => ({ pesel })) } })),
  }) as unknown as PersonPlan;

test('an e-mail or telephone of several persons is refused, one person in several orders is not', () => {
  for (const plan of [planOf(), planOf([]), planOf(['44051401359'], ['44051401359'], [])])
    expect(() => refuseSeveralPersons(plan)).not.toThrow();
  for (const plan of [planOf(['44051401359', '02270803624']), planOf(['44051401359'], ['02270803624'])])
    expect(() => refuseSeveralPersons(plan)).toThrow(
      expect.objectContaining({
        status: 422,
        body: expect.objectContaining({
          errors: [{ value: 'Pod tą wartością jest kilka osób. Wyszukaj po numerze PESEL.' }],
        }),
      }),
    );
});
