import type { CustomTheme } from '@app/machines/order';
import type { ShopConfigName, ShopSettings } from '../shop.ts';

/** A shop of the demo. The API key is published: the demo's integrators need one. */
export interface DemoShop {
  readonly clientId: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly url: string | null;
  readonly customTheme: CustomTheme;
  readonly configs: readonly ShopConfigName[];
  readonly apiKey: string | null;
  readonly parent?: string;
  /** Grosz, gross. */
  readonly minOrderPrice?: number;
  readonly maxOrderPrice?: number;
  readonly settings?: Partial<ShopSettings>;
}

type Address = readonly [street: string, postalCode: string, city: string, phone: string];

const shop = (
  clientId: string,
  name: string,
  [street, postalCode, city, phone]: Address,
  configs: readonly ShopConfigName[],
  more: Partial<DemoShop> = {},
): DemoShop => ({
  clientId,
  name,
  street,
  postalCode,
  city,
  phone,
  url: null,
  customTheme: 'siemens',
  apiKey: null,
  configs,
  ...more,
});

/** The key of the shop whose server the demo's integrators play first. */
export const demoApiKey = 'demo-elektro-7c1f0a9e52d84b36';

/** Shops that between them have each of the eleven configs and each theme; parents stand before their children. */
export const demoShops: readonly DemoShop[] = [
  shop(
    'elektro',
    'Elektro Kowalscy',
    ['Długa 14', '31-147', 'Kraków', '123450001'],
    ['leaseEcommerce', 'b2bLoanEcommerce'],
    {
      url: 'https://elektro.example',
      apiKey: demoApiKey,
      minOrderPrice: 100_000,
      maxOrderPrice: 50_000_000,
    },
  ),
  shop('jabluszko', 'Jabłuszko', ['Świdnicka 8', '50-067', 'Wrocław', '713450002'], ['leaseEcommerce'], {
    url: 'https://jabluszko.example',
    customTheme: 'ispot',
    settings: { serviceFeeActive: true, serviceFeeValue: 499 },
    apiKey: 'demo-jabluszko-2b9d64c1f7a0e853',
    minOrderPrice: 50_000,
  }),
  shop(
    'cyfrowe',
    'Cyfrowe Studio',
    ['Garbary 60', '61-758', 'Poznań', '613450003'],
    ['leaseEcommerce', 'leaseShop'],
    {
      url: 'https://cyfrowe.example',
      customTheme: 'cyfrowe',
      apiKey: 'demo-cyfrowe-e40a7d1b93c6285f',
      maxOrderPrice: 20_000_000,
    },
  ),
  shop(
    'pozyczki',
    'Pożyczki w Koszyku',
    ['Kopernika 21', '40-064', 'Katowice', '323450009'],
    ['b2bLoanEcommerce'],
    {
      url: 'https://pozyczki.example',
      apiKey: 'demo-pozyczki-64d81ac05f2e9b37',
    },
  ),
  shop('dowolny', 'Dowolny Sklep', ['Piotrkowska 100', '90-004', 'Łódź', '423450004'], ['leaseScrapper'], {
    url: 'https://dowolny.example',
    apiKey: 'demo-dowolny-915e8f3c07ab4d62',
  }),
  shop(
    'z-koszyka',
    'Pożyczka z Koszyka',
    ['Wojska Polskiego 4', '70-470', 'Szczecin', '913450010'],
    ['b2bLoanScrapper'],
    {
      url: 'https://z-koszyka.example',
      apiKey: 'demo-z-koszyka-0a73e5d9c1f84b26',
    },
  ),
  shop(
    'salon',
    'Salon Biznes',
    ['Marszałkowska 104', '00-017', 'Warszawa', '223450005'],
    ['leasePos', 'b2bLoanPos'],
  ),
  shop('salon-ratalny', 'Salon Ratalny', ['Gdańska 27', '85-005', 'Bydgoszcz', '523450011'], ['b2bLoanPos'], {
    minOrderPrice: 100_000,
    maxOrderPrice: 15_000_000,
  }),
  shop(
    'partner',
    'Partner Handlowy',
    ['Grunwaldzka 82', '80-244', 'Gdańsk', '583450006'],
    ['leaseShop', 'b2bLoanShop'],
    {
      settings: { allowSubShopsManagement: true, commissionInPercent: '1.50' },
    },
  ),
  shop(
    'partner-sopot',
    'Partner Handlowy Sopot',
    ['Bohaterów Monte Cassino 20', '81-704', 'Sopot', '583450007'],
    ['leaseShop'],
    {
      parent: 'partner',
      settings: { disallowShopManagement: true },
    },
  ),
  shop(
    'hurtownia',
    'Hurtownia Wyposażenia',
    ['Lubelska 9', '35-233', 'Rzeszów', '173450012'],
    ['b2bLoanShop'],
  ),
  shop(
    'maszyny',
    'Maszyny Przemysłowe Wrona',
    ['Fabryczna 33', '41-200', 'Sosnowiec', '323450013'],
    ['industryShop'],
    {
      minOrderPrice: 1_000_000,
      settings: { onlineIndustrialVendor: true },
    },
  ),
  shop(
    'narzedzia',
    'Narzędzia dla Fachowców',
    ['Krakowska 51', '25-701', 'Kielce', '413450014'],
    ['plmShop'],
  ),
  shop('medyk', 'Sprzęt Medyczny Medyk', ['Szpitalna 3', '20-027', 'Lublin', '813450008'], ['medicalShop'], {
    settings: { defaultMarginInPercent: '3.20' },
  }),
];
