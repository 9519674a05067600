import { isDeepStrictEqual } from 'node:util';
import {
  deleteReport as remove,
  listSavedReports as list,
  loadUsers,
  saveReport as save,
  type SavedReport,
  type Tx,
} from '@app/db';
import { momentOrNull, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import type { SessionUser } from '../../kernel/call-context.ts';
import { ApiError, invalid, notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { receiversAmong, requireReader } from './report-recipients.ts';
import { nextSending } from './report-schedule.ts';
import { kept, requireSound, understood, type Saved } from './saved-search.ts';

type Reply = ReplyOf<'saveReport'>;

/** Per user. */
const mostReports = 50;

/** What its owner is told of a report: recipients by name, and which of them get it no longer. */
async function replyOf(tx: Tx, saved: SavedReport, owner: SessionUser, now: number): Promise<Reply> {
  const { id, report, name, schedule, nextAt, recipientIds } = saved;
  const users = await loadUsers(tx, recipientIds);
  const receivers = await receiversAmong(tx, report, { ...owner, active: true }, users);
  const search = understood(report, saved.search, now)?.search ?? null;
  return {
    ...{ id, report, name, schedule },
    search: search as Reply['search'],
    next_at: momentOrNull(nextAt),
    recipients: users
      .map((user) => ({ id: user.id, full_name: user.fullName, receives: receivers.includes(user) }))
      .toSorted((one, other) => one.full_name.localeCompare(other.full_name, 'pl')),
  };
}

async function repliesOf(tx: Tx, user: SessionUser, now: number): Promise<ReplyOf<'listSavedReports'>> {
  const reports: Reply[] = [];
  for (const saved of await list(tx, user.id)) reports.push(await replyOf(tx, saved, user, now));
  return { reports };
}

export const listSavedReports: Query<'listSavedReports'> = ({ ports, caller }) =>
  repliesOf(ports.db, userOf(caller), ports.now());

/** Throws 422 where somebody shall get it who may not read it, or nobody shall. */
async function requireReceivers(tx: Tx, saved: Omit<SavedReport, 'id'>, owner: SessionUser): Promise<void> {
  const { report, schedule, recipientIds } = saved;
  if (schedule !== null && recipientIds.length === 0)
    throw invalid({ recipients: 'Wybierz, kto ma dostawać raport' });
  const users = await loadUsers(tx, recipientIds);
  const receivers = await receiversAmong(tx, report, { ...owner, active: true }, users);
  if (receivers.length < recipientIds.length)
    throw invalid({ recipients: 'Ktoś z wybranych osób nie ma dostępu do tego raportu' });
}

/** The own report that is saved over: that of the id, else that of the name; throws where neither can be. */
function reportOver(own: readonly SavedReport[], id: string | null, saved: Omit<SavedReport, 'id'>) {
  const namesake = own.find(({ report, name }) => report === saved.report && name === saved.name);
  const over = id === null ? namesake : own.find((each) => each.id === id);
  if (id !== null && over?.report !== saved.report) throw notFound();
  if (namesake !== undefined && namesake.id !== over?.id)
    throw invalid({ name: 'Masz już raport o tej nazwie' });
  if (over === undefined && own.length >= mostReports)
    throw new ApiError(409, { error: `Możesz mieć najwyżej ${mostReports} raportów.`, code: 'refused' });
  return over;
}

/** Over the own report of this id or this name, else a new one; a schedule that stays as it was goes on. */
export const saveReport: Command<'saveReport'> = async ({ ports, body, caller }) => {
  const user = userOf(caller);
  const now = ports.now();
  const { id = null, schedule } = body;
  const filters = kept(body as Saved);
  requireReader(body.report, user);
  requireSound(filters, now);
  const asked: Omit<SavedReport, 'id'> = {
    ...{ report: filters.report, search: filters.search },
    ...{ name: body.name.trim(), userId: user.id, schedule },
    nextAt: schedule === null ? null : nextSending(schedule, now),
    recipientIds: [...new Set(body.recipients)],
  };
  return {
    async write(tx) {
      const over = reportOver(await list(tx, user.id), id, asked);
      const saved = isDeepStrictEqual(over?.schedule, schedule)
        ? { ...asked, nextAt: over?.nextAt ?? null }
        : asked;
      await requireReceivers(tx, saved, user);
      const savedId = await save(tx, { ...saved, id: over?.id ?? null }, now);
      if (savedId === null) throw notFound();
      return replyOf(tx, { ...saved, id: savedId }, user, now);
    },
  };
};

export const deleteReport: Command<'deleteReport'> = async ({ ports, params, caller }) => {
  const user = userOf(caller);
  return {
    async write(tx) {
      if (!(await remove(tx, params['id'] ?? '', user.id))) throw notFound();
      return repliesOf(tx, user, ports.now());
    },
  };
};
