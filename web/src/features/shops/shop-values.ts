import { fromDecimal, normalisePhone, toDecimal } from '@app/machines/rules';
import type { EditedShop } from '@app/machines/rules';
import type { CallInput } from '../../api/call-api.ts';
import type { ManagedShop } from './shops-query.ts';

const number = (text: string | null): number | null => (text === null ? null : Number(text));
const grosz = (text: string | null): number | null => (text === null ? null : fromDecimal(text));

/** What a shop says, as its form holds it. */
export const valuesOf = (shop: ManagedShop): EditedShop => ({
  ...{ name: shop.name, street: shop.street, postalCode: shop.postalCode, city: shop.city },
  ...{ phone: shop.phone, url: shop.url, parentId: shop.parent?.id ?? null, configs: shop.configs },
  ...{ qes: shop.qes, keepsChildShops: shop.keepsChildShops },
  minOrderPrice: grosz(shop.minOrderPrice),
  maxOrderPrice: grosz(shop.maxOrderPrice),
  commissionPercent: number(shop.commissionPercent),
  defaultMarginPercent: number(shop.defaultMarginPercent),
  defaultAdministrativeCostPercent: number(shop.defaultAdministrativeCostPercent),
  fixedRatePercent: number(shop.fixedRatePercent),
  serviceFeeActive: shop.serviceFeeActive,
  serviceFeeValue: grosz(shop.serviceFeeValue),
  ...{ role: shop.role, decisionEngine: shop.decisionEngine, whiteLabel: shop.whiteLabel },
  ...{ brokers: shop.brokers, providers: shop.providers, categories: shop.categories },
});

/** A shop that is still to be said. */
export const emptyShop: EditedShop = {
  ...{ name: '', street: '', postalCode: '', city: '', phone: null, url: null, parentId: null },
  ...{
    configs: [],
    qes: false,
    keepsChildShops: false,
    minOrderPrice: null,
    maxOrderPrice: null,
    commissionPercent: null,
  },
  ...{ defaultMarginPercent: null, defaultAdministrativeCostPercent: null, fixedRatePercent: null },
  ...{ serviceFeeActive: false, serviceFeeValue: null, role: 'shop', decisionEngine: null },
  ...{ whiteLabel: null, brokers: [], providers: [] },
  categories: { general: [], industry: [], plm: [], medical: [] },
};

const percentText = (value: number | null): string | null => value?.toFixed(2) ?? null;
const amountText = (value: number | null): string | null => (value === null ? null : toDecimal(value));
const filled = (text: string | null): string | null => text?.trim() || null;

type Body = NonNullable<CallInput<'createManagedShop'>['body']>;

/** The shop as it is sent. */
export const bodyOf = (values: EditedShop): Body => ({
  ...{ name: values.name.trim(), street: values.street.trim(), city: values.city.trim() },
  postalCode: values.postalCode.trim(),
  phone: filled(values.phone) === null ? null : normalisePhone(values.phone ?? ''),
  url: filled(values.url),
  parentId: values.parentId,
  configs: values.configs as Body['configs'],
  ...{ qes: values.qes, keepsChildShops: values.keepsChildShops },
  minOrderPrice: amountText(values.minOrderPrice),
  maxOrderPrice: amountText(values.maxOrderPrice),
  commissionPercent: percentText(values.commissionPercent),
  defaultMarginPercent: percentText(values.defaultMarginPercent),
  defaultAdministrativeCostPercent: percentText(values.defaultAdministrativeCostPercent),
  fixedRatePercent: percentText(values.fixedRatePercent),
  serviceFeeActive: values.serviceFeeActive,
  serviceFeeValue: amountText(values.serviceFeeValue),
  role: values.role,
  // A form that says none is not sent.
  decisionEngine: values.decisionEngine ?? 'automatic',
  whiteLabel: (values.whiteLabel ?? null) as Body['whiteLabel'] & (string | null),
  ...{ brokers: [...values.brokers], providers: [...values.providers] },
  categories: {
    general: [...values.categories.general],
    industry: [...values.categories.industry],
    plm: [...values.categories.plm],
    medical: [...values.categories.medical],
  },
});
