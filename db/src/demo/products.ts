import type { PredefinedProduct } from '../catalogue.queries.ts';
import type { Sector } from '../tables/catalogue.ts';

/** A product to pick; its category by sector and value. */
export interface DemoProduct extends Omit<PredefinedProduct, 'id' | 'shopId' | 'position' | 'categoryId'> {
  readonly category: readonly [Sector, string];
}

const product = (
  name: string,
  price: number,
  grossPrice: number,
  vatLevel: number,
  category: readonly [Sector, string],
): DemoProduct => ({ name, price, grossPrice, vatLevel, category });

/** Goods that are picked instead of typed, by shop. */
export const demoProducts: Readonly<Record<string, readonly DemoProduct[]>> = {
  salon: [
    product('Laptop 14" 32 GB, 1 TB', 700_000, 861_000, 23, ['general', 'computers']),
    product('Telefon służbowy 256 GB', 400_000, 492_000, 23, ['general', 'phones']),
  ],
  'salon-ratalny': [
    product('Piec piekarniczy konwekcyjny', 1_200_000, 1_476_000, 23, ['general', 'furniture']),
  ],
  partner: [
    product('Laptop 14" 32 GB, 1 TB', 700_000, 861_000, 23, ['general', 'computers']),
    product('Biurko z regulacją wysokości', 200_000, 246_000, 23, ['general', 'furniture']),
    product('Aparat pełnoklatkowy z obiektywem 24–70 mm', 2_500_000, 3_075_000, 23, [
      'general',
      'photography',
    ]),
    product('Tablet w programie Nowe Urządzenia', 300_000, 369_000, 23, ['general', 'new_devices']),
  ],
  maszyny: [
    product('Tokarka numeryczna', 20_000_000, 24_600_000, 23, ['industry', 'machines']),
    product('Maszyna do druku cyfrowego', 9_500_000, 11_685_000, 23, ['industry', 'printing']),
  ],
  medyk: [
    product('Unit stomatologiczny', 13_888_889, 15_000_000, 8, ['medical', 'dental']),
    product('Skaner wewnątrzustny', 4_629_630, 5_000_000, 8, ['medical', 'dental']),
    product('Laser do depilacji', 8_130_081, 10_000_000, 23, ['medical', 'aesthetics']),
  ],
  narzedzia: [
    product('Zestaw elektronarzędzi akumulatorowych', 1_626_016, 2_000_000, 23, ['plm', 'tools']),
    product('Szlifierka kątowa z odsysaniem', 325_203, 400_000, 23, ['plm', 'tools']),
  ],
};
