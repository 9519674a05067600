/** The least that an order of Vendure needs before it can be paid: a country, a tax, a way to ship, goods. */
export const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Poland', code: 'PL', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 23 }],
  shippingMethods: [{ name: 'Courier', price: 1_500 }],
  paymentMethods: [],
  collections: [],
} as const;

/** One product whose stock is not counted, in the format that Vendure imports. */
export const products = [
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
  'Laptop,laptop,,,,,,laptop,30750.00,Standard Tax,0,false,,',
].join('\n');
