import { findSentReport, insertSentReport, type SentReport, type Tx } from '@app/db';
import { mayReadReport, momentToWire, reportPath } from '@app/machines/contract';
import type { AccountRole } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import { ApiError } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';

/** How long a link to a report opens it, in milliseconds. */
const validMs = 7 * 24 * 60 * 60_000;

/** Makes a link for one account, valid for seven days from `sentAt`; answers its id. */
export const newLink = (tx: Tx, link: Omit<SentReport, 'id' | 'expiresAt'>): Promise<string> =>
  insertSentReport(tx, { ...link, expiresAt: link.sentAt + validMs });

/** Where the link leads within the site: to the report itself, so that whoever opens it has to be signed in and may read it. */
export const linkPath = (
  { id, report }: Pick<SentReport, 'id' | 'report'>,
  roles: readonly AccountRole[],
): string => `${reportPath(report, roles)}?sent=${id}`;

/** What a link opens, for whom it was made, while it is valid and that account may read the report. */
export const getSentReport: Query<'getSentReport'> = async ({ ports, params, caller }) => {
  const user = userOf(caller);
  const sent = await findSentReport(ports.db, { id: params['id'] ?? '', userId: user.id }, ports.now());
  if (sent === null || !mayReadReport(sent.report, user.roles))
    throw new ApiError(404, { error: 'Ten link do raportu wygasł albo jest dla kogoś innego.' });
  const { report, name, search, expiresAt } = sent;
  return { report, name, search, expires_at: momentToWire(expiresAt) };
};
