import { insertShop, insertUser, type Database } from '@app/db';
import type { OrderFixture, SeededOrder } from '@app/db/bulk';
import { companyAt } from './companies.ts';
import { drawFrom } from './draw.ts';

const shops = 200;
const sellersOfShop = 4;
const start = Date.UTC(2020, 0, 1);
const aMinute = 60_000;
/** A company applies three times on average. */
const ordersOfCompany = 3;

/** The shops, their salesmen, and the order at each place of the dataset. */
export interface Dataset {
  readonly shopIds: readonly string[];
  readonly sellerIds: readonly string[];
  readonly orderAt: (place: number) => SeededOrder;
  readonly createdAt: (place: number) => number;
}

const idOfShop = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const idOfSeller = (shop: number, n: number) => idOfShop(0x10000 + shop * sellersOfShop + n);

/** The first shops sell most: the biggest has a tenth of all orders, the smallest a handful of a thousand. */
const shopOf = (drawn: number) => Math.floor(shops * drawn ** 2.4);

/** Most orders are given up early, and a short history keeps a million orders on a small disk. */
function mostlyTheFirst(indexes: readonly number[], drawn: number): number {
  const found = indexes[Math.floor(indexes.length * drawn ** 4)];
  if (found === undefined) throw new Error('No fixture ends in this status');
  return found;
}

/** Inserts the shops and accounts; `orderAt` makes the orders, the same each time. */
export async function openDataset(db: Database, fixtures: readonly OrderFixture[]): Promise<Dataset> {
  await db.transaction(async (tx) => {
    for (let shop = 0; shop < shops; shop += 1) {
      const id = idOfShop(shop);
      const address = { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa' };
      await insertShop(
        tx,
        { id, clientId: `shop-${shop}`, name: `Sklep ${shop}`, ...address, configs: [] },
        start,
      );
      for (let n = 0; n < sellersOfShop; n += 1)
        await insertUser(
          tx,
          {
            id: idOfSeller(shop, n),
            email: `sprzedawca${shop}-${n}@sklep.example`,
            fullName: `Sprzedawca ${n}`,
            shopId: id,
            roles: ['shop_employee'],
          },
          start,
        );
    }
  });
  const ends = Map.groupBy(fixtures.keys(), (index) => fixtures[index]?.status ?? '');
  const rest = [...ends.keys()].filter((status) => status !== 'canceled' && status !== 'finished');
  const createdAt = (place: number) => start + place * 3 * aMinute;
  return {
    shopIds: Array.from({ length: shops }, (_, shop) => idOfShop(shop)),
    sellerIds: Array.from({ length: shops }, (_, shop) => idOfSeller(shop, 0)),
    createdAt,
    orderAt(place) {
      const draw = drawFrom(place + 1);
      const shop = shopOf(draw.next());
      const end = draw.next();
      const status = end < 0.72 ? 'canceled' : end < 0.8 ? 'finished' : draw.one(rest);
      const company = Math.floor(place / ordersOfCompany);
      return {
        fixture: mostlyTheFirst(ends.get(status) ?? [], draw.next()),
        shopId: idOfShop(shop),
        userId: draw.share(0.6) ? idOfSeller(shop, draw.below(sellersOfShop)) : null,
        company: draw.share(0.75) ? companyAt(company, drawFrom(-company - 1)) : null,
        externalOrderId: draw.share(0.5) ? `ZAM/${place}` : null,
        createdAt: createdAt(place),
      };
    },
  };
}
