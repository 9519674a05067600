import type { CustomTheme, FinancingType, SalesChannel } from '@app/machines/order';
import type { Generated } from 'kysely';
import type { Bit } from './columns.ts';

export interface ShopsTable {
  id: string;
  clientId: string;
  parentId: string | null;
  name: string;
  nameFold: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string | null;
  logoFileId: string | null;
  url: string | null;
  customTheme: CustomTheme | null;
  qes: Bit;
  active: Bit;
  minOrderPrice: number | null;
  maxOrderPrice: number | null;
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** A field of a shop that a version changed: plain words and numbers, as its form holds them. */
export interface ShopChangesTable {
  shopId: string;
  version: number;
  field: string;
  at: number;
  changedBy: string;
  /** JSON. */
  valueBefore: string | null;
  valueAfter: string | null;
}

export interface ShopSettingsTable {
  shopId: string;
  allowSubShopsManagement: Bit;
  disallowShopManagement: Bit;
  onlineIndustrialVendor: Bit;
  serviceFeeActive: Bit;
  serviceFeeValue: number | null;
  commissionInPercent: string | null;
  defaultMarginInPercent: string | null;
  defaultAdministrativeCostInPercent: string | null;
  fixedRateInPercent: string | null;
  /** Who decides the applications of its orders: the engine by itself, or a person there. */
  decisionEngine: 'automatic' | 'manual';
  role: 'shop' | 'provider' | 'group';
  whiteLabel: string | null;
}

export interface BrokersTable {
  id: string;
  name: string;
}

export interface ShopBrokersTable {
  shopId: string;
  brokerId: string;
}

/** Whose goods a shop sells: another shop, whose role is 'provider'. */
export interface ShopProvidersTable {
  shopId: string;
  providerId: string;
}

export interface ShopConfigsTable {
  shopId: string;
  channel: SalesChannel;
  financingType: FinancingType;
}

export interface ApiKeysTable {
  id: string;
  shopId: string;
  keyHash: string;
  name: string;
  createdAt: number;
  revokedAt: number | null;
  /** Opens the sandbox's server and nothing here. */
  sandbox: Generated<Bit>;
}
