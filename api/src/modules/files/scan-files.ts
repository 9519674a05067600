import {
  insertComment,
  listActiveTasksOf,
  listFilesToScan,
  loadOrderById,
  lockOrder,
  raiseTask,
  saveScan,
  type StoredFile,
  type Tx,
} from '@app/db';
import { askAntivirus } from '../../kernel/files/ask-antivirus.ts';
import type { Ports } from '../../kernel/ports.ts';
import { ringBell } from '../order-life/ring-bell.ts';

const atOnce = 50;

/** Asks again about files that wait for the antivirus; stops where it cannot be asked, and goes on past a file of which it does not say. */
export async function scanWaitingFiles(
  ports: Pick<Ports, 'settings' | 'files' | 'log' | 'db' | 'now' | 'changes'>,
): Promise<void> {
  if (ports.settings.clamd === null) return;
  for (const file of await listFilesToScan(ports.db, atOnce)) {
    const { scan, asksOn } = await askAntivirus(ports, file);
    if (!asksOn) return;
    if (scan === null || scan === 'waiting') continue;
    const told = await ports.db.transaction(async (tx) =>
      (await saveScan(tx, file.id, scan)) && scan === 'blocked' ? askForAnother(tx, file, ports.now()) : null,
    );
    if (told === null) continue;
    ports.changes.tell('comment', told.orderId);
    if (told.rung !== null) ports.changes.tell('bell', told.rung);
  }
}

/**
 * Whoever added the file has gone, so somebody is told: by a task, or beside the order's active task by a comment, because
 * a new task would cancel it. `rung` is who hears it from his bell.
 */
async function askForAnother(
  tx: Tx,
  file: StoredFile,
  at: number,
): Promise<{ readonly orderId: string; readonly rung: string | null } | null> {
  const order = file.orderId === null ? null : await loadOrderById(tx, file.orderId);
  if (order === null) return null;
  await lockOrder(tx, order.slug);
  const isFree = (await listActiveTasksOf(tx, [order.id])).size === 0;
  const userId = order.attendantId ?? file.uploadedBy;
  const task = {
    orderId: order.id,
    type: 'other' as const,
    dueAt: at,
    raisedBy: null,
    raisedIn: null,
    assignedUserId: userId,
  };
  const taskId = isFree ? (await raiseTask(tx, task, at)).id : null;
  const body = `Antywirus zablokował plik „${file.name}”. Poproś o niego jeszcze raz albo dodaj go później.`;
  await insertComment(tx, { orderId: order.id, userId: null, body, taskId }, at);
  const rung = await ringBell(tx, isFree ? 'task' : 'comment', order, { userId, by: null, at });
  return { orderId: order.id, rung: rung ? userId : null };
}
