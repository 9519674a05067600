import { findSentReport, loadUser, type AccountEffect, type SavedReport } from '@app/db';
import { mayReadReport, reportPath, type SavedReportKind } from '@app/machines/contract';
import { day, dayAndTimeOf } from '../../documents/polish.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Mail } from '../../messages/mail.ts';
import { reportOutdatedMail, reportReadyMail } from '../../messages/report-ready.ts';
import { ProviderRefused } from '../../providers/ports.ts';
import { sender } from '../order-life/outbox/send-letter.ts';
import { linkPath } from './sent-report.ts';

/** A link that was made, or a saved report that could not be read. */
type Data = { readonly sent: string } | { readonly outdated: Pick<SavedReport, 'report' | 'name'> };
type Reader = NonNullable<Awaited<ReturnType<typeof loadUser>>>;

const names: Readonly<Record<SavedReportKind, string>> = {
  sales: 'Sprzedaż',
  payments: 'Płatności',
  shop_sales: 'Sprzedaż',
};

/** The days that a link is about. */
function daysText({ date_from: from, date_to: to }: Readonly<Record<string, string>>): string {
  if (from !== undefined && to !== undefined) return `${day(from)} – ${day(to)}`;
  if (from !== undefined) return `od ${day(from)}`;
  return to === undefined ? 'bez ograniczenia dni' : `do ${day(to)}`;
}

/** The letter for this account; null where it may not read the report any more, or the link is over. */
async function letterTo(ports: Ports, user: Reader, data: Data): Promise<Mail | null> {
  const about = (report: SavedReportKind, name: string, path: string) => ({
    ...{ sender, report: names[report], name },
    url: `${ports.publicUrl()}${path}`,
  });
  if ('outdated' in data) {
    const { report, name } = data.outdated;
    if (!mayReadReport(report, user.roles)) return null;
    return reportOutdatedMail(about(report, name, reportPath(report, user.roles)));
  }
  const sent = await findSentReport(ports.db, { id: data.sent, userId: user.id }, ports.now());
  if (sent === null || !mayReadReport(sent.report, user.roles)) return null;
  return reportReadyMail({
    ...about(sent.report, sent.name, linkPath(sent, user.roles)),
    days: daysText(sent.search),
    sentBy: sent.sentBy,
    validUntil: dayAndTimeOf(sent.expiresAt),
  });
}

/** Mails an account the link to a report that is ready, as long as it may read the report. */
export async function mailReport(ports: Ports, effect: AccountEffect): Promise<void> {
  const user = await loadUser(ports.db, effect.userId);
  if (user === null || !user.active) return;
  const letter = await letterTo(ports, user, effect.data as Data);
  if (letter === null) return;
  try {
    await ports.providers.mail.sendMail({ key: effect.key, to: user.email, ...letter, attachments: [] });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Tried again it would be refused again; the report itself stands in the panel.
    ports.log.warn('letter refused', { effect: effect.effect });
  }
}
