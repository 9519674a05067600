import type { ShopConfigName } from '../shop.ts';
import type { DemoGoods, DemoOrder } from './orders.ts';

const waiting = (
  number: number,
  slug: string,
  shop: string,
  config: ShopConfigName,
  goods: readonly DemoGoods[],
  paymentsCount: number,
): DemoOrder => ({
  number: `DEMO-${number}`,
  slug: `demo-kalkulator-${slug}`,
  status: 'update_order_with_items',
  daysAgo: 0,
  vatId: '8143430194',
  method: 'qes',
  flowType: 'client',
  shop,
  config,
  goods,
  paymentsCount,
});

/** Orders of every financing type, and of the channel in which goods are checked first, whose clients have the calculator before them. */
export const calculatorOrders: readonly DemoOrder[] = [
  waiting(1040, 'lease', 'partner', 'leaseShop', [['Serwer plików', 1, '12300.00', 'computers']], 24),
  waiting(1041, 'loans', 'partner', 'b2bLoanShop', [['Stacja robocza', 1, '12300.00', 'computers']], 36),
  waiting(1042, 'medic', 'medyk', 'medicalShop', [['Unit stomatologiczny', 1, '150000.00', 'dental']], 60),
  waiting(1043, 'lathe', 'maszyny', 'industryShop', [['Tokarka numeryczna', 1, '246000.00', 'machines']], 60),
  waiting(
    1044,
    'tools',
    'narzedzia',
    'plmShop',
    [['Zestaw elektronarzędzi akumulatorowych', 1, '20000.00', 'tools']],
    24,
  ),
  waiting(
    1045,
    'scrap',
    'dowolny',
    'leaseScrapper',
    [
      ['Lampa studyjna 400 Ws', 2, '2460.00', 'photography'],
      ['Statyw oświetleniowy', 3, '369.00', 'photography'],
    ],
    36,
  ),
  waiting(1046, 'sloan', 'z-koszyka', 'b2bLoanScrapper', [['Rower towarowy', 2, '6150.00', 'furniture']], 36),
];
