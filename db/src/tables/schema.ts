import type * as accounts from './accounts.ts';
import type * as catalogue from './catalogue.ts';
import type * as documents from './documents.ts';
import type * as erasure from './erasure.ts';
import type * as figures from './figures.ts';
import type * as operations from './operations.ts';
import type * as orders from './orders.ts';
import type * as outbox from './outbox.ts';
import type * as parties from './parties.ts';
import type * as payments from './payments.ts';
import type * as reads from './reads.ts';
import type * as shops from './shops.ts';
import type * as tasks from './tasks.ts';
import type * as webhooks from './shop-webhooks.ts';

export type DialectName = 'sqlite' | 'postgres';

/** Every table. Names are snake_case in the database; times epoch milliseconds, money grosz, booleans 0 and 1. */
export interface Schema {
  orders: orders.OrdersTable;
  orderKeys: orders.OrderKeysTable;
  orderItems: orders.OrderItemsTable;
  orderCounts: orders.OrderCountsTable;
  orderTotals: orders.OrderTotalsTable;
  externalOrders: orders.ExternalOrdersTable;
  orderFlags: orders.OrderFlagsTable;
  orderFlagChecks: orders.OrderFlagChecksTable;
  orderMarks: orders.OrderMarksTable;
  potentialFrauds: orders.PotentialFraudsTable;
  offerMails: orders.OfferMailsTable;
  comparedCalculations: orders.ComparedCalculationsTable;
  orderDays: orders.OrderDaysTable;
  orderSearch: orders.OrderSearchTable;
  companyWords: orders.CompanyWordsTable;
  sequences: orders.SequencesTable;
  orderEvents: orders.OrderEventsTable;
  deadlineClaims: orders.DeadlineClaimsTable;

  charts: figures.ChartsTable;
  countedDays: figures.CountedDaysTable;
  statusFlowDays: figures.StatusFlowDaysTable;
  statusTimeDays: figures.StatusTimeDaysTable;

  companies: parties.CompaniesTable;
  persons: parties.PersonsTable;
  consents: parties.ConsentsTable;
  drafts: parties.DraftsTable;
  smsCodes: parties.SmsCodesTable;
  numberReveals: parties.NumberRevealsTable;
  orderChanges: parties.OrderChangesTable;

  dataReads: reads.DataReadsTable;
  readAlerts: reads.ReadAlertsTable;
  readWatches: reads.ReadWatchesTable;

  shops: shops.ShopsTable;
  shopSettings: shops.ShopSettingsTable;
  shopConfigs: shops.ShopConfigsTable;
  apiKeys: shops.ApiKeysTable;
  shopChanges: shops.ShopChangesTable;
  sandboxStates: operations.SandboxStatesTable;
  shopWebhooks: webhooks.ShopWebhooksTable;
  shopEvents: webhooks.ShopEventsTable;
  accountChanges: accounts.AccountChangesTable;
  brokers: shops.BrokersTable;
  shopBrokers: shops.ShopBrokersTable;
  shopProviders: shops.ShopProvidersTable;
  users: accounts.UsersTable;
  userRoles: accounts.UserRolesTable;
  userSettings: accounts.UserSettingsTable;
  savedViews: accounts.SavedViewsTable;
  savedReports: accounts.SavedReportsTable;
  savedReportRecipients: accounts.SavedReportRecipientsTable;
  sentReports: accounts.SentReportsTable;
  sessions: accounts.SessionsTable;
  externalIdentities: accounts.ExternalIdentitiesTable;
  identityLogins: accounts.IdentityLoginsTable;
  loginFailures: accounts.LoginFailuresTable;
  knownSources: accounts.KnownSourcesTable;
  passwordLinks: accounts.PasswordLinksTable;
  secondFactors: accounts.SecondFactorsTable;
  recoveryCodes: accounts.RecoveryCodesTable;
  signInTickets: accounts.SignInTicketsTable;

  payments: payments.PaymentsTable;
  paymentOperations: payments.PaymentOperationsTable;
  refunds: payments.RefundsTable;
  signatures: payments.SignaturesTable;
  bankVerifications: payments.BankVerificationsTable;

  agreements: documents.AgreementsTable;
  files: documents.FilesTable;

  comments: tasks.CommentsTable;
  tasks: tasks.TasksTable;
  notifications: tasks.NotificationsTable;
  orderViews: tasks.OrderViewsTable;
  clientVisits: tasks.ClientVisitsTable;

  personIndexes: erasure.PersonIndexesTable;
  retentionRules: erasure.RetentionRulesTable;
  orderErasures: erasure.OrderErasuresTable;
  erasureRests: erasure.ErasureRestsTable;
  personRequests: erasure.PersonRequestsTable;
  retentionRuns: erasure.RetentionRunsTable;

  outbox: outbox.OutboxTable;
  idempotencyKeys: outbox.IdempotencyKeysTable;
  inbox: outbox.InboxTable;

  categories: catalogue.CategoriesTable;
  categoryVersions: catalogue.CategoryVersionsTable;
  propagations: catalogue.PropagationsTable;
  propagationResults: catalogue.PropagationResultsTable;
  catalogueTableChanges: catalogue.CatalogueTableChangesTable;
  categoryInstalments: catalogue.CategoryInstalmentsTable;
  categoryPriceRanges: catalogue.CategoryPriceRangesTable;
  plmRows: catalogue.PlmRowsTable;
  medicalRanges: catalogue.MedicalRangesTable;
  loanParameters: catalogue.LoanParametersTable;
  baseRates: catalogue.BaseRatesTable;
  depreciationRates: catalogue.DepreciationRatesTable;
  predefinedProducts: catalogue.PredefinedProductsTable;
  consentTexts: catalogue.ConsentTextsTable;

  probes: operations.ProbesTable;
  dataKeys: operations.DataKeysTable;
  features: operations.FeaturesTable;
  maintenanceMessages: operations.MaintenanceMessagesTable;
  possibleReasons: operations.PossibleReasonsTable;
  providerAnswers: operations.ProviderAnswersTable;
}
