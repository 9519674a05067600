import type { OrderStatus, SignatureMethod } from '@app/machines/order';
import type { ShopConfigName } from '../shop.ts';
import { calculatorOrders } from './calculator-orders.ts';

/** A line of goods: name, pieces, gross price of one as decimal text, category. */
export type DemoGoods = readonly [name: string, quantity: number, grossPrice: string, category: string];

/** An order of the demo: whose, for what, signed how, and the status to which it is walked. */
export interface DemoOrder {
  /** The shop's own number; an earlier start is recognised by it. */
  readonly number: string;
  readonly shop: string;
  readonly config: ShopConfigName;
  readonly status: OrderStatus;
  readonly daysAgo: number;
  readonly vatId: string;
  readonly method: SignatureMethod;
  readonly goods: readonly DemoGoods[];
  readonly paymentsCount: number;
  /** Printed in the documents; the others' links are made by chance. */
  readonly slug?: string;
  /** The salesman leaves goods and calculation to the client. */
  readonly flowType?: 'client';
  /** The e-mail of the account that sells it, where that is none of the shop's. */
  readonly seller?: string;
  /** The salesman sends the client a link instead of filling in with him. */
  readonly remote?: true;
  /** Where the order's way ends before its time, and by whom: the client cancels, or a deadline passes. */
  readonly ends?: { readonly in: OrderStatus; readonly by: 'client' | 'deadline' };
}

const photographer = '8143430194';
const software = '8725156294';
const ceramics = '9236388491';
const bridges = '6794802158';
const bakery = '1311723497';
const optics = '6891915826';
const dentists = '7121391256';
const unknown = '1745761971';

const laptop: DemoGoods = ['Laptop 14" 32 GB, 1 TB', 1, '8610.00', 'computers'];
const workstation: DemoGoods = ['Stacja robocza 128 GB', 2, '15990.00', 'computers'];
const server: DemoGoods = ['Serwer plików 48 TB', 1, '18450.00', 'computers'];
const camera: DemoGoods = ['Aparat pełnoklatkowy z obiektywem 24–70 mm', 1, '30750.00', 'photography'];
const lights: DemoGoods = ['Zestaw lamp studyjnych', 1, '9225.00', 'photography'];
const phones: DemoGoods = ['Telefon służbowy 256 GB', 4, '4920.00', 'phones'];
const desks: DemoGoods = ['Biurko z regulacją wysokości', 12, '2460.00', 'furniture'];
const oven: DemoGoods = ['Piec piekarniczy konwekcyjny', 1, '14760.00', 'furniture'];
const kiln: DemoGoods = ['Piec do wypału ceramiki', 1, '12300.00', 'furniture'];
const lathe: DemoGoods = ['Tokarka numeryczna', 1, '246000.00', 'machines'];
const chair: DemoGoods = ['Unit stomatologiczny', 1, '150000.00', 'dental'];
const toolset: DemoGoods = ['Zestaw elektronarzędzi akumulatorowych', 1, '20000.00', 'tools'];

type Way = readonly [
  status: OrderStatus,
  daysAgo: number,
  shop: string,
  config: ShopConfigName,
  method: SignatureMethod,
];
type More = Pick<DemoOrder, 'remote' | 'ends' | 'seller'>;

const order = (
  number: number,
  [status, daysAgo, shop, config, method]: Way,
  vatId: string,
  goods: readonly DemoGoods[],
  paymentsCount: number,
  more: More = {},
): DemoOrder => ({
  number: `DEMO-${number}`,
  status,
  daysAgo,
  shop,
  config,
  method,
  vatId,
  goods,
  paymentsCount,
  ...more,
});

/** The order that waits for its client: the demo prints its link. */
export const waitingOrder = order(
  1000,
  ['sumup', 0, 'elektro', 'leaseEcommerce', 'qes'],
  photographer,
  [
    ['Laptop 16" 64 GB, 2 TB', 2, '12300.00', 'computers'],
    ['Monitor graficzny 32" 6K', 1, '7380.00', 'computers'],
  ],
  36,
);

/** Orders all along an order's life, oldest first. Deadlines that cancel have not passed yet on the day of the first start. */
export const demoOrders: readonly DemoOrder[] = [
  order(1001, ['finished', 120, 'elektro', 'leaseEcommerce', 'qes'], photographer, [laptop], 24),
  order(1002, ['finished', 95, 'salon-ratalny', 'b2bLoanPos', 'paper'], bakery, [oven], 36),
  order(1003, ['finished', 80, 'cyfrowe', 'leaseEcommerce', 'delivery'], software, [camera, lights], 36),
  order(1004, ['canceled', 75, 'partner', 'leaseShop', 'qes'], ceramics, [desks], 35, {
    remote: true,
    ends: { in: 'offer_sent_to_client', by: 'deadline' },
  }),
  order(1005, ['canceled', 60, 'jabluszko', 'leaseEcommerce', 'qes'], bridges, [phones], 24, {
    ends: { in: 'agreement_method_selection', by: 'client' },
  }),
  order(1006, ['delivered', 40, 'elektro', 'leaseEcommerce', 'qes'], software, [workstation], 36),
  order(1007, ['shipped', 30, 'elektro', 'leaseEcommerce', 'qes'], photographer, [camera], 36),
  order(1008, ['waiting_for_delivery', 26, 'salon-ratalny', 'b2bLoanPos', 'paper'], ceramics, [kiln], 36),
  order(1009, ['siemens_agreement_accepted', 24, 'maszyny', 'industryShop', 'qes'], bridges, [lathe], 60),
  order(
    1010,
    ['attachments_uploaded', 20, 'salon-ratalny', 'b2bLoanPos', 'paper'],
    photographer,
    [laptop],
    24,
  ),
  order(1011, ['rejected_by_admin', 18, 'partner', 'leaseShop', 'qes'], optics, [desks], 47, {
    remote: true,
  }),
  order(1012, ['agreement_signed', 16, 'jabluszko', 'leaseEcommerce', 'qes'], software, [laptop, phones], 36),
  order(
    1013,
    ['initial_payment_accepted', 12, 'cyfrowe', 'leaseEcommerce', 'delivery'],
    bakery,
    [camera],
    36,
  ),
  order(1014, ['initial_payment_manual', 9, 'elektro', 'leaseEcommerce', 'qes'], optics, [workstation], 48),
  order(1015, ['initial_payment_rejected', 8, 'pozyczki', 'b2bLoanEcommerce', 'qes'], software, [phones], 36),
  order(
    1016,
    ['initial_payment_link_sent_to_client', 7, 'elektro', 'leaseEcommerce', 'delivery'],
    software,
    [camera],
    36,
  ),
  order(1017, ['agreement_accepted', 6, 'salon-ratalny', 'b2bLoanPos', 'paper'], bakery, [laptop], 36),
  order(1018, ['leasing_decision_ok', 5, 'elektro', 'leaseEcommerce', 'qes'], photographer, [camera], 36),
  order(1019, ['conditional_decision_ok', 5, 'elektro', 'leaseEcommerce', 'qes'], software, [server], 48),
  order(
    1020,
    ['leasing_decision_rejected', 4, 'cyfrowe', 'leaseEcommerce', 'delivery'],
    photographer,
    [lights, oven],
    24,
  ),
  order(1021, ['test_payment_manual', 3, 'cyfrowe', 'leaseEcommerce', 'delivery'], bakery, [lights], 36),
  order(1022, ['qes_failed', 2, 'elektro', 'leaseEcommerce', 'qes'], photographer, [laptop], 24),
  order(1023, ['test_payment_opened', 2, 'elektro', 'leaseEcommerce', 'delivery'], software, [laptop], 24),
  order(1024, ['statement_verified_by_sms', 1, 'salon', 'leasePos', 'qes'], software, [phones], 36),
  order(1025, ['form_opened', 1, 'medyk', 'medicalShop', 'qes'], dentists, [chair], 60, {
    seller: 'medycyna@demo.example',
  }),
  order(1026, ['agreement_method_selection', 1, 'z-koszyka', 'b2bLoanScrapper', 'qes'], ceramics, [kiln], 36),
  order(1027, ['update_vat_id', 1, 'narzedzia', 'plmShop', 'qes'], unknown, [toolset], 24),
  order(1028, ['offer_sent_to_client', 1, 'hurtownia', 'b2bLoanShop', 'qes'], bakery, [oven], 36, {
    remote: true,
  }),
  order(1029, ['salesman_sumup', 0, 'narzedzia', 'plmShop', 'qes'], bridges, [toolset], 24),
  order(1030, ['update_order_with_items', 0, 'dowolny', 'leaseScrapper', 'qes'], photographer, [lights], 36),
  ...calculatorOrders,
];
