import type { ShopConfig } from './shop.ts';

const configNames = {
  leaseShop: { channel: 'shop', financingType: 'lease' },
  leaseEcommerce: { channel: 'ecommerce', financingType: 'lease' },
  leaseScrapper: { channel: 'scrapper', financingType: 'lease' },
  leasePos: { channel: 'pos', financingType: 'lease' },
  industryShop: { channel: 'shop', financingType: 'industry' },
  plmShop: { channel: 'shop', financingType: 'plm' },
  medicalShop: { channel: 'shop', financingType: 'medical' },
  b2bLoanShop: { channel: 'shop', financingType: 'b2b_loan' },
  b2bLoanPos: { channel: 'pos', financingType: 'b2b_loan' },
  b2bLoanEcommerce: { channel: 'ecommerce', financingType: 'b2b_loan' },
  b2bLoanScrapper: { channel: 'scrapper', financingType: 'b2b_loan' },
} as const satisfies Record<string, ShopConfig>;

/** The eleven configs by the name that menus and settings use. */
export type ShopConfigName = keyof typeof configNames;

export const shopConfigs: Readonly<Record<ShopConfigName, ShopConfig>> = configNames;

/** Which of the eleven a shop has. */
export function shopFlags(configs: readonly ShopConfig[]): Record<ShopConfigName, boolean> {
  const has = ({ channel, financingType }: ShopConfig) =>
    configs.some((config) => config.channel === channel && config.financingType === financingType);
  return Object.fromEntries(
    Object.entries(configNames).map(([name, config]) => [name, has(config)]),
  ) as Record<ShopConfigName, boolean>;
}
