import type { DemoOrder } from '@app/db/demo';
import type { FinancingType } from '@app/machines/order';
import type { LegalForm } from '@app/machines/rules';

/** What the form asks of a company beside its address. */
export type AskedOfCompany = 'size' | 'account' | 'income' | 'separation' | 'farm';

/**
 * Where the client comes in: an online shop sends its buyer to the offer; a salesman leaves the calculator to the client, or
 * sends the finished offer of a company that he has named. Who mistypes the VAT id is asked for it again.
 */
export type Beginning = 'shop' | 'shop, mistyped' | 'calculator' | 'calculator, mistyped' | 'sent offer';

/** One way through the form. */
export interface FormWalk {
  readonly legalForm: LegalForm;
  readonly financingType: FinancingType;
  readonly begins: Beginning;
  readonly method: 'qes' | 'mszafir' | 'delivery';
  /** Gross, złoty with a dot. */
  readonly price: string;
  readonly asked: readonly AskedOfCompany[];
}

const walk = (
  legalForm: LegalForm,
  financingType: FinancingType,
  begins: Beginning,
  method: FormWalk['method'],
  price: number,
  ...asked: readonly AskedOfCompany[]
): FormWalk => ({ legalForm, financingType, begins, method, price: price.toFixed(2), asked });

/** Each legal form under each financing once. Written down by hand, apart from the product's own matrix, which it tests. */
export const formWalks: readonly FormWalk[] = [
  walk('dg', 'lease', 'shop', 'qes', 30_750, 'separation', 'farm'),
  walk('dg', 'b2b_loan', 'shop', 'delivery', 12_300, 'size', 'account', 'income', 'separation', 'farm'),
  walk('dg', 'medical', 'calculator', 'qes', 150_000, 'size', 'account', 'income', 'separation', 'farm'),
  walk('dg', 'industry', 'sent offer', 'delivery', 61_500, 'account', 'separation', 'farm'),
  walk('dg', 'plm', 'calculator, mistyped', 'mszafir', 20_000, 'account', 'separation', 'farm'),
  walk('sc', 'lease', 'sent offer', 'delivery', 30_750, 'separation', 'farm'),
  walk('sc', 'b2b_loan', 'shop, mistyped', 'qes', 12_300, 'size', 'account', 'income', 'separation', 'farm'),
  walk('sc', 'medical', 'calculator', 'delivery', 50_000, 'account', 'income', 'separation', 'farm'),
  walk('sc', 'industry', 'calculator', 'qes', 246_000, 'size', 'account', 'separation', 'farm'),
  walk('sc', 'plm', 'sent offer', 'delivery', 123_000, 'size', 'account', 'separation', 'farm'),
  walk('sj', 'lease', 'shop', 'mszafir', 123_000, 'size'),
  walk('sj', 'b2b_loan', 'sent offer', 'delivery', 12_300, 'size', 'account'),
  walk('sj', 'medical', 'calculator, mistyped', 'delivery', 50_000, 'account'),
  walk('sj', 'industry', 'sent offer', 'qes', 61_500, 'account'),
  walk('sj', 'plm', 'calculator', 'delivery', 20_000, 'account'),
  walk('sp', 'lease', 'calculator', 'delivery', 30_750),
  walk('sp', 'b2b_loan', 'shop', 'qes', 12_300, 'size', 'account'),
  walk('sp', 'medical', 'sent offer', 'qes', 150_000, 'size', 'account'),
  walk('sp', 'industry', 'calculator', 'delivery', 246_000, 'size', 'account'),
  walk('sp', 'plm', 'sent offer', 'mszafir', 20_000, 'account'),
  walk('sk', 'lease', 'sent offer', 'qes', 30_750),
  walk('sk', 'b2b_loan', 'shop', 'delivery', 12_300, 'size', 'account'),
  walk('sk', 'medical', 'sent offer', 'delivery', 50_000, 'account'),
  walk('sk', 'industry', 'calculator, mistyped', 'delivery', 61_500, 'account'),
  walk('sk', 'plm', 'calculator', 'qes', 123_000, 'size', 'account'),
  walk('sz', 'lease', 'shop, mistyped', 'delivery', 123_000, 'size'),
  walk('sz', 'b2b_loan', 'sent offer', 'qes', 12_300, 'size', 'account'),
  walk('sz', 'medical', 'calculator', 'delivery', 50_000, 'account'),
  walk('sz', 'industry', 'sent offer', 'mszafir', 61_500, 'account'),
  walk('sz', 'plm', 'calculator', 'delivery', 20_000, 'account'),
  walk('sa', 'lease', 'calculator', 'qes', 30_750),
  walk('sa', 'b2b_loan', 'calculator', 'delivery', 12_300, 'size', 'account'),
  walk('sa', 'medical', 'sent offer', 'delivery', 150_000, 'size', 'account'),
  walk('sa', 'industry', 'calculator', 'qes', 246_000, 'size', 'account'),
  walk('sa', 'plm', 'sent offer', 'delivery', 20_000, 'account'),
];

/** The company of each legal form that the registry's simulator knows. */
export const vatIdOf: Readonly<Record<LegalForm, string>> = {
  dg: '8143430194',
  sc: '9236388491',
  sj: '1311723497',
  sp: '7121391256',
  sk: '5782331362',
  sz: '8725156294',
  sa: '6891915826',
};

const soldBy = {
  lease: {
    shop: 'partner',
    config: 'leaseShop',
    goods: 'Zestaw komputerów',
    category: 'computers',
    count: 24,
  },
  b2b_loan: { shop: 'partner', config: 'b2bLoanShop', goods: 'Serwer', category: 'computers', count: 36 },
  medical: {
    shop: 'medyk',
    config: 'medicalShop',
    goods: 'Unit stomatologiczny',
    category: 'dental',
    count: 60,
  },
  industry: { shop: 'maszyny', config: 'industryShop', goods: 'Tokarka', category: 'machines', count: 60 },
  plm: { shop: 'narzedzia', config: 'plmShop', goods: 'Elektronarzędzia', category: 'tools', count: 24 },
} as const;

/** The link, of 21 characters as every link, of the order from which a walk begins; an online shop's gets one by chance. */
export const slugOf = ({ financingType, legalForm }: FormWalk): string =>
  `form-${financingType}-${legalForm}`.padEnd(21, '-');

/** The orders that a shop's salesman has begun when the walks start. */
export const ordersOfWalks: readonly DemoOrder[] = formWalks
  .filter(({ begins }) => !begins.startsWith('shop'))
  .map((one) => {
    const { shop, config, goods, category, count } = soldBy[one.financingType];
    const sent = one.begins === 'sent offer';
    return {
      number: `FORM-${one.financingType}-${one.legalForm}`,
      slug: slugOf(one),
      shop,
      config,
      daysAgo: 0,
      vatId: vatIdOf[one.legalForm],
      method: one.method,
      goods: [[goods, 1, one.price, category]],
      paymentsCount: count,
      ...(sent
        ? { status: 'offer_sent_to_client', remote: true }
        : { status: 'update_order_with_items', flowType: 'client' }),
    };
  });
