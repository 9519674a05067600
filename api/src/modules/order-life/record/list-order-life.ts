import {
  listCommentEntries,
  listEffectsOf,
  listOrderChanges,
  listOrderEvents,
  listOrderFiles,
  listUserNames,
  loadOrderDetails,
  type CommentEntry,
  type Order,
  type OrderChange,
  type StoredFile,
  type StoredOrderEvent,
  type Tx,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { masked } from '@app/machines/fields';
import { effectTexts, forcedPast, proofOf, skippedNames, type EffectName } from '@app/machines/order';
import { streetLine } from '@app/machines/rules';
import type { Query } from '../../../kernel/handlers.ts';
import { findOrder } from '../authorize-order.ts';
import { howOf } from './how-moved.ts';
import { recipientsOf } from '../moves/recipients.ts';

const most = 200;

type ListedEffect = Awaited<ReturnType<typeof listEffectsOf>>[number];
type Row = ReplyOf<'listOrderLife'>['rows'][number];

/** A row before its moment and its person are spelt. */
type Lived = { readonly at: number; readonly userId: string | null; readonly row: WithoutWhen<Row> };
type WithoutWhen<R> = R extends Row ? Omit<R, 'at' | 'by'> : never;

function skippedBy({ forced, fromStatus, visited, toStatus }: StoredOrderEvent): string[] {
  if (!forced || fromStatus === null) return [];
  return forcedPast(fromStatus, visited[0] ?? toStatus).map((skipped) => skippedNames[skipped]);
}

const moved = (event: StoredOrderEvent): Lived => ({
  at: event.at,
  userId: event.userId,
  row: {
    kind: 'move',
    id: `move ${event.seq}`,
    ...{ actor: event.actor, event: event.event, how: howOf(event) },
    ...{ reason: event.reason, reason_code: event.reasonCode ?? null },
    ...{ from: event.fromStatus, to: event.toStatus, passed: event.visited.slice(0, -1) },
    proves: proofOf(event.event),
    skipped: skippedBy(event),
  },
});

const said = ({ task, comment }: CommentEntry): Lived =>
  task === null
    ? {
        at: comment.createdAt,
        userId: comment.userId,
        row: { kind: 'comment', id: comment.id, body: comment.body },
      }
    : {
        at: task.createdAt,
        userId: task.raisedBy,
        row: { kind: 'task', id: task.id, type: task.type, body: comment?.body ?? null },
      };

const added = ({ id, name, createdAt }: StoredFile): Lived => ({
  at: createdAt,
  userId: null,
  row: { kind: 'file', id, name },
});

interface StoredAddress {
  readonly street: string;
  readonly buildingNumber: string;
  readonly apartmentNumber: string | null;
  readonly postalCode: string;
  readonly city: string;
}

function shown(field: string, value: unknown): string | null {
  if (value === null) return null;
  if (typeof value === 'string')
    return field === 'company.bank_account_number' ? masked('bank_account_number', value) : value;
  const { street, buildingNumber, apartmentNumber, postalCode, city } = value as StoredAddress;
  return `${streetLine(street, buildingNumber, apartmentNumber ?? '')}, ${postalCode} ${city}`;
}

const corrected = ({ id, at, userId, field, before, after }: OrderChange): Lived => ({
  ...{ at, userId },
  row: {
    kind: 'data',
    id,
    field: field.replace(/^persons\..+\.(\w+)$/u, 'persons.$1'),
    ...{ before: shown(field, before), after: shown(field, after) },
  },
});

const sent =
  (writesTo: (effect: EffectName) => string[]) =>
  ({ id, effect, doneAt }: ListedEffect): readonly Lived[] => {
    const recipients = writesTo(effect);
    if (doneAt === null || recipients.length === 0) return [];
    const { name } = effectTexts[effect];
    return [{ at: doneAt, userId: null, row: { kind: 'message', id, name, recipients } }];
  };

async function besideMoves(tx: Tx, order: Order): Promise<readonly Lived[]> {
  const limit = { limit: most };
  const [{ entries }, files, changes, effects, details] = await Promise.all([
    listCommentEntries(tx, { orderId: order.id }, { size: most, after: null }),
    listOrderFiles(tx, order.id, limit),
    listOrderChanges(tx, order.id, limit),
    listEffectsOf(tx, order.id, most),
    loadOrderDetails(tx, order, false),
  ]);
  const standing = entries.filter(({ comment }) => (comment?.deletedAt ?? null) === null);
  return [
    ...standing.map(said),
    ...files.map(added),
    ...changes.map(corrected),
    ...effects.flatMap(sent(recipientsOf(order, details))),
  ];
}

/** What an order has lived through, newest first; of what happened in one moment the last said comes first. */
export const listOrderLife: Query<'listOrderLife'> = async (request) => {
  const { db } = request.ports;
  const { order } = await findOrder(request);
  const events = await listOrderEvents(db, order.id);
  const others = request.query.kind === 'moves' ? [] : await besideMoves(db, order);
  const lived = [...events.map(moved), ...others].toSorted((one, other) => one.at - other.at).toReversed();
  const names = await listUserNames(
    db,
    lived.flatMap(({ userId }) => userId ?? []),
  );
  return {
    rows: lived.map(({ at, userId, row }) => ({
      ...row,
      at: momentToWire(at),
      by: userId === null ? null : (names.get(userId) ?? null),
    })),
  };
};
