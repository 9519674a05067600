import type * as accounts from './tables/accounts.ts';
import type * as catalogue from './tables/catalogue.ts';
import type * as dealings from './tables/dealings.ts';
import type * as engine from './tables/engine.ts';
import type * as orders from './tables/orders.ts';
import type * as people from './tables/people.ts';

/** Every table. Names are snake_case in the database; times epoch milliseconds, money grosz, booleans 0 and 1. */
export interface Schema {
  orders: orders.OrdersTable;
  orderItems: orders.OrderItemsTable;
  orderCounts: orders.OrderCountsTable;
  orderTotals: orders.OrderTotalsTable;
  externalOrders: orders.ExternalOrdersTable;
  orderSearch: orders.OrderSearchTable;
  companyWords: orders.CompanyWordsTable;
  sequences: orders.SequencesTable;

  companies: people.CompaniesTable;
  persons: people.PersonsTable;
  consents: people.ConsentsTable;
  drafts: people.DraftsTable;
  smsCodes: people.SmsCodesTable;
  numberReveals: people.NumberRevealsTable;

  shops: accounts.ShopsTable;
  shopSettings: accounts.ShopSettingsTable;
  shopConfigs: accounts.ShopConfigsTable;
  apiKeys: accounts.ApiKeysTable;
  users: accounts.UsersTable;
  userRoles: accounts.UserRolesTable;
  sessions: accounts.SessionsTable;
  loginFailures: accounts.LoginFailuresTable;
  knownSources: accounts.KnownSourcesTable;
  passwordLinks: accounts.PasswordLinksTable;
  secondFactors: accounts.SecondFactorsTable;
  recoveryCodes: accounts.RecoveryCodesTable;
  signInTickets: accounts.SignInTicketsTable;

  orderEvents: engine.OrderEventsTable;
  outbox: engine.OutboxTable;
  idempotencyKeys: engine.IdempotencyKeysTable;
  inbox: engine.InboxTable;
  deadlineClaims: engine.DeadlineClaimsTable;
  probes: engine.ProbesTable;
  dataKeys: engine.DataKeysTable;

  payments: dealings.PaymentsTable;
  signatures: dealings.SignaturesTable;
  bankVerifications: dealings.BankVerificationsTable;
  agreements: dealings.AgreementsTable;
  files: dealings.FilesTable;
  comments: dealings.CommentsTable;
  tasks: dealings.TasksTable;
  notifications: dealings.NotificationsTable;
  features: dealings.FeaturesTable;

  categories: catalogue.CategoriesTable;
  categoryInstalments: catalogue.CategoryInstalmentsTable;
  categoryPriceRanges: catalogue.CategoryPriceRangesTable;
  plmRows: catalogue.PlmRowsTable;
  medicalRanges: catalogue.MedicalRangesTable;
  loanParameters: catalogue.LoanParametersTable;
  predefinedProducts: catalogue.PredefinedProductsTable;
  consentTexts: catalogue.ConsentTextsTable;
}
