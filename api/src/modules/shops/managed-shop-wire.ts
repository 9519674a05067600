import { shopConfigs, shopFlags, type Shop, type ShopConfigName } from '@app/db';
import { groszFromWire, groszToWire, type BodyOf, type ReplyOf } from '@app/machines/contract';
import { keepsChildShops, storedPhone, withChildShops, type EditedShop } from '@app/machines/rules';
import type { ShopChoices } from './shop-choices.ts';

/** Another logo has another address, so that no browser shows the one before. */
export const logoAddress = (clientId: string, fileId: string): string =>
  `/api/shops/${encodeURIComponent(clientId)}/logo?file=${fileId}`;

/** Each once, in one order. */
const sorted = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

type Sent = BodyOf<'createManagedShop'>;
type Wire = ReplyOf<'getManagedShop'>;

const orGrosz = (amount: string | number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : groszFromWire(amount);
const orNumber = (text: string | number | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text);
const orAmount = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));
const percentText = (percent: number | null): string | null => percent?.toFixed(2) ?? null;
const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** One spelling, however it was typed or imported. */
const phoneOf = (typed: string | null | undefined): string | null =>
  orNull(typed) === null ? null : storedPhone(typed ?? '');

const allConfigs = Object.keys(shopConfigs) as readonly ShopConfigName[];

/** Which of the eleven pairs of channel and financing a shop sells, by their names. */
export const configNames = ({ configs }: Pick<Shop, 'configs'>): ShopConfigName[] =>
  (Object.entries(shopFlags(configs)) as [ShopConfigName, boolean][]).flatMap(([name, sells]) =>
    sells ? [name] : [],
  );

/** What a shop is to be, as its rules judge it. */
export const editedFromWire = (sent: Sent): EditedShop => ({
  name: sent.name.trim(),
  street: sent.street.trim(),
  postalCode: sent.postal_code,
  city: sent.city.trim(),
  phone: phoneOf(sent.phone),
  url: orNull(sent.url),
  parentId: orNull(sent.parent_id),
  // In the order in which they are read, so that another order changes nothing.
  configs: allConfigs.filter((name) => sent.configs.includes(name)),
  qes: sent.qes,
  keepsChildShops: sent.keeps_child_shops,
  minOrderPrice: orGrosz(sent.min_order_price),
  maxOrderPrice: orGrosz(sent.max_order_price),
  commissionPercent: orNumber(sent.commission_percent),
  defaultMarginPercent: orNumber(sent.default_margin_percent),
  defaultAdministrativeCostPercent: orNumber(sent.default_administrative_cost_percent),
  fixedRatePercent: orNumber(sent.fixed_rate_percent),
  serviceFeeActive: sent.service_fee_active,
  serviceFeeValue: orGrosz(sent.service_fee_value),
  ...{ role: sent.role, decisionEngine: sent.decision_engine, whiteLabel: sent.white_label ?? null },
  // In one order, so that another order changes nothing.
  ...{ brokers: sorted(sent.brokers), providers: sorted(sent.providers) },
  categories: {
    general: sorted(sent.categories.general),
    industry: sorted(sent.categories.industry),
    plm: sorted(sent.categories.plm),
    medical: sorted(sent.categories.medical),
  },
});

/** A stored shop with what it has chosen, as its rules judge it. */
export const editedOf = (shop: Shop, choices: ShopChoices): EditedShop => ({
  ...choices,
  ...{ role: shop.settings.role, decisionEngine: shop.settings.decisionEngine, whiteLabel: shop.customTheme },
  ...{ name: shop.name, street: shop.street, postalCode: shop.postalCode, city: shop.city },
  ...{ phone: phoneOf(shop.phone), url: shop.url, parentId: shop.parentId, qes: shop.qes },
  keepsChildShops: keepsChildShops(shop.settings),
  ...{ minOrderPrice: shop.minOrderPrice, maxOrderPrice: shop.maxOrderPrice },
  configs: configNames(shop),
  commissionPercent: orNumber(shop.settings.commissionInPercent),
  defaultMarginPercent: orNumber(shop.settings.defaultMarginInPercent),
  defaultAdministrativeCostPercent: orNumber(shop.settings.defaultAdministrativeCostInPercent),
  fixedRatePercent: orNumber(shop.settings.fixedRateInPercent),
  serviceFeeActive: shop.settings.serviceFeeActive,
  serviceFeeValue: shop.settings.serviceFeeValue,
});

/** What a form says of a shop, as it is stored beside what the form does not know. */
export const shopFromEdited = (
  edited: EditedShop,
  settings: Shop['settings'],
): Omit<Shop, 'id' | 'clientId' | 'logoFileId' | 'active' | 'version' | 'createdAt' | 'updatedAt'> => ({
  customTheme: edited.whiteLabel as Shop['customTheme'],
  ...{ name: edited.name, street: edited.street, postalCode: edited.postalCode, city: edited.city },
  ...{ phone: edited.phone, url: edited.url, parentId: edited.parentId, qes: edited.qes },
  ...{ minOrderPrice: edited.minOrderPrice, maxOrderPrice: edited.maxOrderPrice },
  configs: edited.configs.map((name) => shopConfigs[name as ShopConfigName]),
  settings: {
    ...withChildShops(settings, edited.keepsChildShops),
    commissionInPercent: percentText(edited.commissionPercent),
    defaultMarginInPercent: percentText(edited.defaultMarginPercent),
    defaultAdministrativeCostInPercent: percentText(edited.defaultAdministrativeCostPercent),
    fixedRateInPercent: percentText(edited.fixedRatePercent),
    serviceFeeActive: edited.serviceFeeActive,
    serviceFeeValue: edited.serviceFeeValue,
    role: edited.role,
    decisionEngine: edited.decisionEngine ?? 'automatic',
  },
});

/** A shop's own fields as the wire spells them. */
export const shopToWire = (
  shop: Shop,
  choices: ShopChoices,
): Omit<
  Wire,
  | 'parent'
  | 'created_at'
  | 'child_shops'
  | 'accounts'
  | 'signed_in'
  | 'open_orders'
  | 'api_keys'
  | 'sandbox_url'
  | 'changes'
> => {
  const edited = editedOf(shop, choices);
  return {
    logo_url: shop.logoFileId === null ? null : logoAddress(shop.clientId, shop.logoFileId),
    ...{ id: shop.id, client_id: shop.clientId, name: shop.name, street: shop.street },
    ...{ postal_code: shop.postalCode, city: shop.city, phone: shop.phone, url: shop.url },
    configs: [...edited.configs],
    keeps_child_shops: edited.keepsChildShops,
    ...{ qes: shop.qes, active: shop.active, version: shop.version },
    min_order_price: orAmount(shop.minOrderPrice),
    max_order_price: orAmount(shop.maxOrderPrice),
    commission_percent: percentText(edited.commissionPercent),
    default_margin_percent: percentText(edited.defaultMarginPercent),
    default_administrative_cost_percent: percentText(edited.defaultAdministrativeCostPercent),
    fixed_rate_percent: percentText(edited.fixedRatePercent),
    service_fee_active: edited.serviceFeeActive,
    service_fee_value: orAmount(edited.serviceFeeValue),
    ...{ role: edited.role, white_label: edited.whiteLabel },
    decision_engine: shop.settings.decisionEngine,
    ...{ brokers: [...edited.brokers], providers: [...edited.providers] },
    categories: {
      general: [...edited.categories.general],
      industry: [...edited.categories.industry],
      plm: [...edited.categories.plm],
      medical: [...edited.categories.medical],
    },
  };
};
