import { catalogueMessages } from '../catalogue/catalogue-messages.ts';
import type { CategorySector } from '../catalogue/category-problems.ts';
import { leastMargin } from '../catalogue/field-problems.ts';
import { validationMessages } from '../validation-messages.ts';

/** A partner shop as its form holds it: grosz, percents; null is what was left empty. */
export interface EditedShop {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string | null;
  readonly url: string | null;
  readonly parentId: string | null;
  /** What it sells: names of the eleven pairs of channel and financing. */
  readonly configs: readonly string[];
  readonly qes: boolean;
  /** Whether its administrator opens shops under it (SHOP-033). */
  readonly keepsChildShops: boolean;
  readonly minOrderPrice: number | null;
  readonly maxOrderPrice: number | null;
  readonly commissionPercent: number | null;
  readonly defaultMarginPercent: number | null;
  readonly defaultAdministrativeCostPercent: number | null;
  readonly fixedRatePercent: number | null;
  readonly serviceFeeActive: boolean;
  readonly serviceFeeValue: number | null;
  readonly role: 'shop' | 'provider' | 'group';
  /** Null while it is not said. */
  readonly decisionEngine: 'automatic' | 'manual' | null;
  /** The look of its pages; null: the company's own. */
  readonly whiteLabel: string | null;
  /** Ids of its brokers, and of the shops whose goods it sells. */
  readonly brokers: readonly string[];
  readonly providers: readonly string[];
  /** Ids of the categories that it offers. */
  readonly categories: Readonly<Record<CategorySector, readonly string[]>>;
}

/** What a pricing manager may change of a shop. */
export const shopTerms = [
  'minOrderPrice',
  'maxOrderPrice',
  'commissionPercent',
  'defaultMarginPercent',
  'defaultAdministrativeCostPercent',
  'fixedRatePercent',
  'serviceFeeActive',
  'serviceFeeValue',
  'categories',
] as const satisfies readonly (keyof EditedShop)[];

/** The highest fixed rate of a shop, percent a year. */
export const mostFixedRate = 30;

/** The messages under fields of a shop's form, shared by browser and server. */
export const shopMessages = {
  nameTaken: 'Sklep o tej nazwie już istnieje',
  configs: 'Wybierz przynajmniej jeden kanał z rodzajem finansowania',
  bounds: 'Najniższa wartość zamówienia musi być mniejsza od najwyższej',
  fixedRate: `Stałe oprocentowanie to od 0 do ${mostFixedRate}%, najwyżej 2 miejsca po przecinku`,
  fixedRateUnused: 'Stałe oprocentowanie mają tylko leasing i pożyczka, a sklep ich nie sprzedaje',
  url: 'Wpisz adres strony, na przykład https://sklep.pl',
  brokers: 'Wybierz przynajmniej jednego brokera',
  anyCategory: 'Wybierz przynajmniej jedną kategorię',
  oneCategory: 'Wybierz dokładnie jedną kategorię',
  unknown: 'Tego nie ma już na liście. Odśwież stronę',
  parent: 'Sklep nie może być nadrzędny wobec siebie ani swojego sklepu nadrzędnego',
} as const;

const required = (text: string): string | null => (text.trim() === '' ? catalogueMessages.required : null);

const percent = (value: number | null): string | null =>
  value === null || (value >= 0 && value <= 100) ? null : catalogueMessages.percent;

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function fixedRate({ fixedRatePercent: rate, configs }: EditedShop): string | null {
  if (rate === null) return null;
  if (rate < 0 || rate > mostFixedRate || !hasTwoDecimals(rate)) return shopMessages.fixedRate;
  return configs.some((name) => /^(?:lease|b2bLoan)/u.test(name)) ? null : shopMessages.fixedRateUnused;
}

/** Orders lead back to this page, so it is one of the web. */
export function shopUrlProblem({ url: address }: Pick<EditedShop, 'url'>): string | null {
  if (address === null) return null;
  return URL.canParse(address) && /^https?:/iu.test(address) ? null : shopMessages.url;
}

function serviceFee({ serviceFeeActive, serviceFeeValue: value }: EditedShop): string | null {
  if (value === null) return serviceFeeActive ? catalogueMessages.required : null;
  return value > 0 ? null : catalogueMessages.serviceFee;
}

function bounds({ minOrderPrice: least, maxOrderPrice: most }: EditedShop): string | null {
  return least !== null && most !== null && least >= most ? shopMessages.bounds : null;
}

/** Of which sector goods of a config are. */
function sectorOf(config: string): CategorySector {
  if (config.startsWith('industry')) return 'industry';
  if (config.startsWith('plm')) return 'plm';
  return config.startsWith('medical') ? 'medical' : 'general';
}

/** The sectors of what a shop sells. */
export const soldSectors = (configs: readonly string[]): readonly CategorySector[] => [
  ...new Set(configs.map(sectorOf)),
];

/** The client is not asked for the category of these goods: the shop has one. */
export const singleSectors: readonly CategorySector[] = ['plm', 'medical'];

/** What is wrong with the categories of each sector that is sold (SHOP-059). */
function categories({ configs, categories: chosen }: EditedShop): Readonly<Record<string, string | null>> {
  const problemOf = (sector: CategorySector) => {
    if (singleSectors.includes(sector)) return chosen[sector].length === 1 ? null : shopMessages.oneCategory;
    return chosen[sector].length > 0 ? null : shopMessages.anyCategory;
  };
  return Object.fromEntries(
    soldSectors(configs).map((sector) => [`categories.${sector}`, problemOf(sector)]),
  );
}

/** What says where a shop is and how it is called: of a shop under his own its administrator changes nothing else. */
export type ShopPlace = Pick<EditedShop, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>;

const placeFaults = ({ name, street, postalCode, city }: ShopPlace) => ({
  name: required(name),
  street: required(street),
  postal_code: /^\d{2}-\d{3}$/u.test(postalCode) ? null : validationMessages.postalCode,
  city: required(city),
});

const said = (found: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([path, message]) => (message === null ? [] : [[path, message] as const])),
  );

/** What is wrong with where a shop is, by the path of the field as it is sent. */
export const placeProblems = (place: ShopPlace): Readonly<Record<string, string>> => said(placeFaults(place));

/** What is wrong with a shop, by the path of the field as it is sent; empty where it may be saved (SHOP-054 to 064). */
export function shopProblems(shop: EditedShop): Readonly<Record<string, string>> {
  const { defaultMarginPercent: margin } = shop;
  return said({
    ...placeFaults(shop),
    url: shopUrlProblem(shop),
    configs: shop.configs.length === 0 ? shopMessages.configs : null,
    min_order_price: bounds(shop),
    commission_percent: percent(shop.commissionPercent),
    default_margin_percent:
      margin === null || margin >= leastMargin ? percent(margin) : catalogueMessages.margin(leastMargin),
    default_administrative_cost_percent: percent(shop.defaultAdministrativeCostPercent),
    fixed_rate_percent: fixedRate(shop),
    service_fee_value: serviceFee(shop),
    decision_engine: shop.decisionEngine === null ? catalogueMessages.required : null,
    brokers: shop.brokers.length === 0 ? shopMessages.brokers : null,
    ...categories(shop),
  });
}
