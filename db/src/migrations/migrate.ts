import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Schema, DialectName } from '../tables/schema.ts';
import { accounts } from './0001-accounts.ts';
import { orders } from './0002-orders.ts';
import { engine } from './0003-engine.ts';
import { dealings } from './0004-dealings.ts';
import { catalogue } from './0005-catalogue.ts';
import { lists } from './0006-lists.ts';
import { operations } from './0007-operations.ts';
import { askedPersons } from './0008-asked-persons.ts';
import { resets } from './0009-resets.ts';
import { secondFactors } from './0010-second-factors.ts';
import { keysAndShares } from './0011-keys-and-shares.ts';
import { personalData } from './0012-personal-data.ts';
import { externalOrders } from './0013-external-orders.ts';
import { pendingPasswords } from './0014-pending-passwords.ts';
import { clocks } from './0015-clocks.ts';
import { returnedCouriers } from './0016-returned-couriers.ts';
import { paymentOperations } from './0017-payment-operations.ts';
import { edgesTaken } from './0018-edges-taken.ts';
import { reminders } from './0019-reminders.ts';
import { evidenceBeforeVersion2 } from './0020-evidence-before-version-2.ts';
import { signers } from './0021-signers.ts';
import { refunds } from './0022-refunds.ts';
import { refundExplanations } from './0023-refund-explanations.ts';
import { unansweredAttempts } from './0024-unanswered-attempts.ts';
import { signedAgreements } from './0025-signed-agreements.ts';
import { heldMoney } from './0026-held-money.ts';
import { comments } from './0027-comments.ts';
import { attendants } from './0028-attendants.ts';
import { uploads } from './0029-uploads.ts';
import { olderZlotys } from './0030-older-zlotys.ts';
import { userSettings } from './0031-user-settings.ts';
import { writtenAgreements } from './0032-written-agreements.ts';
import { settings } from './0033-settings.ts';
import { clientVisits } from './0043-client-visits.ts';
import { courierNumbers } from './0044-courier-numbers.ts';
import { paymentsReport } from './0045-payments-report.ts';
import { chartFigures } from './0046-chart-figures.ts';
import { charts } from './0047-charts.ts';
import { savedReports } from './0048-saved-reports.ts';
import { rates } from './0049-rates.ts';
import { defaultCategories } from './0050-default-categories.ts';
import { managedShops } from './0051-managed-shops.ts';
import { shopForm } from './0052-shop-form.ts';
import { catalogueTableChanges } from './0053-catalogue-table-changes.ts';
import { comparedCalculations } from './0054-compared-calculations.ts';
import { managedAccounts } from './0055-managed-accounts.ts';
import { externalIdentities } from './0056-external-identities.ts';
import { shopWebhooks } from './0059-shop-webhooks.ts';
import { sandbox } from './0060-sandbox.ts';
import { erasure } from './0061-erasure.ts';
import { orderKeys } from './0062-order-keys.ts';
import { dataReads } from './0063-data-reads.ts';
import { pageSaves } from './0064-page-saves.ts';
import { orderViews } from './0034-order-views.ts';
import { orderChanges } from './0035-order-changes.ts';
import { orderFlags } from './0036-order-flags.ts';
import { potentialFrauds } from './0037-potential-frauds.ts';
import { offerMails } from './0038-offer-mails.ts';
import { textsADay } from './0039-texts-a-day.ts';
import { refundRegister } from './0040-refund-register.ts';
import { providerAnswers } from './0041-provider-answers.ts';
import { reasonCodes } from './0042-reason-codes.ts';
import { columnTypes, type Statements } from './column-types.ts';

const migrations: Record<string, Statements> = {
  '0001-accounts': accounts,
  '0002-orders': orders,
  '0003-engine': engine,
  '0004-dealings': dealings,
  '0005-catalogue': catalogue,
  '0006-lists': lists,
  '0007-operations': operations,
  '0008-asked-persons': askedPersons,
  '0009-resets': resets,
  '0010-second-factors': secondFactors,
  '0011-keys-and-shares': keysAndShares,
  '0012-personal-data': personalData,
  '0013-external-orders': externalOrders,
  '0014-pending-passwords': pendingPasswords,
  '0015-clocks': clocks,
  '0016-returned-couriers': returnedCouriers,
  '0017-payment-operations': paymentOperations,
  '0018-edges-taken': edgesTaken,
  '0019-reminders': reminders,
  '0020-evidence-before-version-2': evidenceBeforeVersion2,
  '0021-signers': signers,
  '0022-refunds': refunds,
  '0023-refund-explanations': refundExplanations,
  '0024-unanswered-attempts': unansweredAttempts,
  '0025-signed-agreements': signedAgreements,
  '0026-held-money': heldMoney,
  '0027-comments': comments,
  '0028-attendants': attendants,
  '0029-uploads': uploads,
  '0030-older-zlotys': olderZlotys,
  '0031-user-settings': userSettings,
  '0032-written-agreements': writtenAgreements,
  '0033-settings': settings,
  '0034-order-views': orderViews,
  '0035-order-changes': orderChanges,
  '0036-order-flags': orderFlags,
  '0037-potential-frauds': potentialFrauds,
  '0038-offer-mails': offerMails,
  '0039-texts-a-day': textsADay,
  '0040-refund-register': refundRegister,
  '0041-provider-answers': providerAnswers,
  '0042-reason-codes': reasonCodes,
  '0043-client-visits': clientVisits,
  '0044-courier-numbers': courierNumbers,
  '0045-payments-report': paymentsReport,
  '0046-chart-figures': chartFigures,
  '0047-charts': charts,
  '0048-saved-reports': savedReports,
  '0049-rates': rates,
  '0050-default-categories': defaultCategories,
  '0051-managed-shops': managedShops,
  '0052-shop-form': shopForm,
  '0053-catalogue-table-changes': catalogueTableChanges,
  '0054-compared-calculations': comparedCalculations,
  '0055-managed-accounts': managedAccounts,
  '0056-external-identities': externalIdentities,
  '0059-shop-webhooks': shopWebhooks,
  '0060-sandbox': sandbox,
  '0061-erasure': erasure,
  '0062-order-keys': orderKeys,
  '0063-data-reads': dataReads,
  '0064-page-saves': pageSaves,
};

/** Whether this database has seen everything that this release brings; a newer release may have added to it. */
export async function isCurrent(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  const seen = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => seen.has(name));
}

/** Runs what this database has not seen yet. Several processes may start at once: one migrates, the others wait. */
export async function migrate(kysely: Kysely<Schema>, dialect: DialectName): Promise<void> {
  const types = columnTypes[dialect];
  const asMigration = (statements: Statements): Migration => ({
    async up(db) {
      for (const statement of statements(types)) await sql.raw(statement).execute(db);
    },
  });
  const known = Object.fromEntries(Object.entries(migrations).map(([name, to]) => [name, asMigration(to)]));
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
