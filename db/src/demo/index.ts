export { demoAccounts, demoPassword, type DemoAccount } from './accounts.ts';
export {
  demoBaseRate,
  demoCategories,
  demoCopies,
  demoDepreciationRates,
  demoOwnLoans,
  demoLoanParameters,
  demoMedicalRanges,
  demoPlmRows,
} from './catalogue.ts';
export { demoConsentTexts } from './consent-texts.ts';
export { findDemoData, type DemoData } from './find-demo-data.ts';
export { demoOrders, waitingOrder, type DemoOrder } from './orders.ts';
export { demoPersons, type DemoPerson } from './persons.ts';
export { demoProducts } from './products.ts';
export { demoApiKey, demoShops, type DemoShop } from './shops.ts';
