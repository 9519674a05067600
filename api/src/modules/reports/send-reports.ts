import {
  insertAccountEffect,
  insertNotification,
  loadUser,
  loadUsers,
  moveReport,
  takeDueReport,
  type DueReport,
  type Tx,
  type User,
} from '@app/db';
import { mayDo } from '@app/machines/contract';
import type { Ports } from '../../kernel/ports.ts';
import { receiversAmong } from './report-recipients.ts';
import { lastSending, nextSending } from './report-schedule.ts';
import { searchOn, understood } from './saved-search.ts';
import { linkPath, newLink } from './sent-report.ts';

/** What was sent of one report: to how many, and whose bells ring. */
interface Sent {
  readonly letters: number;
  readonly rung: readonly string[];
}

/** Makes the account's own link, and asks for the letter with it; whether its bell rings. */
async function tell(
  tx: Tx,
  user: User,
  link: Omit<Parameters<typeof newLink>[1], 'userId'>,
): Promise<boolean> {
  const { report, name, sentAt } = link;
  const id = await newLink(tx, { ...link, userId: user.id });
  await insertAccountEffect(
    tx,
    { userId: user.id, effect: 'mailReport', key: `report:${id}`, data: { sent: id } },
    sentAt,
  );
  if (!mayDo(user.roles, 'ringBell')) return false;
  const data = JSON.stringify({ report: { name, path: linkPath({ id, report }, user.roles) } });
  await insertNotification(tx, { userId: user.id, type: 'report', data }, sentAt);
  return true;
}

/** Sends a report that is held: to those of its recipients who may read it now, or word to its owner where its filters are not understood. */
async function send(tx: Tx, due: DueReport, now: number): Promise<Sent> {
  const { report, name } = due;
  const owner = await loadUser(tx, due.userId);
  if (owner === null) return { letters: 0, rung: [] };
  const receivers = await receiversAmong(tx, report, owner, await loadUsers(tx, due.recipientIds));
  if (receivers.length === 0) return { letters: 0, rung: [] };
  const saved = understood(report, due.search, now);
  if (saved === null) {
    const key = `report:${due.id}:${due.nextAt}`;
    const effect = { effect: 'mailReport', key, data: { outdated: { report, name } } } as const;
    await insertAccountEffect(tx, { ...effect, userId: owner.id }, now);
    return { letters: 1, rung: [] };
  }
  // Its day is the one on which it was to be sent, however late that is done.
  const { search } = searchOn(saved, lastSending(due.schedule, now));
  const rung: string[] = [];
  for (const user of receivers)
    if (await tell(tx, user, { report, name, search, sentBy: owner.fullName, sentAt: now }))
      rung.push(user.id);
  return { letters: receivers.length, rung };
}

/** Takes the report that has been due longest, and moves it to its next time in the same transaction: once for all processes, once however many times were missed. */
async function sendNext(ports: Ports): Promise<boolean> {
  const now = ports.now();
  const sent = await ports.db.transaction(async (tx) => {
    const due = await takeDueReport(tx, now);
    if (due === null) return null;
    await moveReport(tx, due.id, nextSending(due.schedule, now));
    return send(tx, due, now);
  });
  if (sent === null) return false;
  for (const userId of sent.rung) ports.changes.tell('bell', userId);
  if (sent.letters > 0) ports.wakeOutbox();
  ports.log.info('report sent', { letters: sent.letters });
  return true;
}

/** Sends every saved report that is due, one transaction each; answers how many. */
export async function sendDueReports(ports: Ports): Promise<number> {
  let sent = 0;
  while (!ports.isStopping() && (await sendNext(ports))) sent += 1;
  return sent;
}
