import type { FinancingType } from '@app/machines/order';

/** What the demo's partner sells: a shop of the demo, and the product in the words of the calculator's tag. */
interface Goods {
  readonly name: string;
  readonly clientId: string;
  readonly count: number;
  readonly product: {
    readonly name: string;
    readonly category: string;
    readonly price?: string;
    readonly grossPrice: string;
    readonly quantity: number;
    readonly vatLevel: number;
  };
}

const product = (name: string, category: string, grossPrice: string, more: object = {}) => ({
  ...{ name, category, grossPrice, quantity: 1, vatLevel: 23 },
  ...more,
});

/** One of each financing type, at the worked example's price. */
export const goods: Readonly<Record<FinancingType, Goods>> = {
  lease: {
    ...{ name: 'Leasing', clientId: 'elektro', count: 24 },
    product: product('Laptop 14" 32 GB, 1 TB', 'computers', '12300.00', { price: '10000.00' }),
  },
  b2b_loan: {
    ...{ name: 'Pożyczka', clientId: 'pozyczki', count: 36 },
    product: product('Stacja robocza', 'computers', '12300.00'),
  },
  medical: {
    ...{ name: 'Sprzęt medyczny', clientId: 'medyk', count: 60 },
    product: product('Unit stomatologiczny', 'dental', '150000.00', { vatLevel: 8 }),
  },
  industry: {
    ...{ name: 'Maszyny', clientId: 'maszyny', count: 60 },
    product: product('Tokarka numeryczna', 'machines', '246000.00'),
  },
  plm: {
    ...{ name: 'Program producenta', clientId: 'narzedzia', count: 24 },
    product: product('Zestaw elektronarzędzi', 'tools', '20000.00'),
  },
};

/** The shop whose page lets a visitor type the price and choose how to finance it. */
export const shopWithoutGoods = 'elektro';
