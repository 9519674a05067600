import { createHash } from 'node:crypto';
import type { Order, OrderDetails, Tx } from '@app/db';
import { loadOrderDetails } from '@app/db';
import { momentOrNull, type ReplyOf } from '@app/machines/contract';
import {
  audiences,
  effectTexts,
  isTransient,
  salesmanAudience,
  screenOf,
  type Audience,
  type Effect,
  type Facts,
  type OrderStatus,
} from '@app/machines/order';
import type { TransitionResult } from '../compute-transition.ts';
import { recipientsOf } from './recipients.ts';

export type Preview = ReplyOf<'previewMove'>;

/** Whether somebody of this audience looks at orders of this kind. */
const looks = (audience: Audience, facts: Facts): boolean =>
  audience === 'client' || audience === salesmanAudience(facts);

function screensOf(status: OrderStatus, facts: Facts): Preview['screens'] {
  if (isTransient(status)) return [];
  return audiences
    .filter((audience) => looks(audience, facts))
    .map((audience) => ({ audience, title: screenOf(status, facts, audience).title }));
}

function tasksOf(effects: readonly Effect[], active: OrderDetails['task']): Preview['tasks'] {
  const raised = effects.filter(({ name }) => name === 'raiseTask');
  if (raised.length === 0) return [];
  const canceled = active?.status === 'active' ? [{ type: active.type, change: 'canceled' as const }] : [];
  return [
    ...canceled,
    ...raised.map(({ data }) => ({ type: data.task ?? 'other', change: 'raised' as const })),
  ];
}

/** What is the same however long somebody looks at a preview before he confirms it. */
const hashOf = (preview: Omit<Preview, 'hash'>): string => {
  const { deadline_at: deadline, ...rest } = preview;
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, deadline: deadline !== null }))
    .digest('base64url');
};

/** What a transition that was computed and not written will do to the order, in the words of the panel. */
export async function previewOf(tx: Tx, order: Order, result: TransitionResult): Promise<Preview> {
  const { changes, row, effects } = result;
  const details = await loadOrderDetails(tx, order, true);
  const facts: Facts = { ...order.facts, ...row.factsPatch };
  const writesTo = recipientsOf(order, details);
  const preview = {
    event: row.event as Preview['event'],
    forced: row.forced,
    from: order.status,
    passes: row.visited.slice(0, -1),
    rests_in: changes.status,
    effects: effects
      .filter(({ name }) => name !== 'raiseTask')
      .map(({ name }) => ({
        effect: name,
        name: effectTexts[name].name,
        recipients: writesTo(name),
      })),
    deadline_at: momentOrNull(changes.deadlineAt ?? null),
    tasks: tasksOf(effects, details.task),
    screens: screensOf(changes.status, facts),
  };
  return { hash: hashOf(preview), ...preview };
}

/** What would happen is not what the sender has agreed to. Nothing was written. */
export class PreviewChanged extends Error {
  override readonly name = 'PreviewChanged';
  readonly preview: Preview;
  constructor(preview: Preview) {
    super(`The preview of ${preview.event} changed`);
    this.preview = preview;
  }
}

/** Moves that nobody makes unseen: the chart's own conditions do not guard them, or what has happened becomes void. */
const neverUnseen: readonly string[] = ['FORCE', 'SEND_BACK'];

/** Throws PreviewChanged where the preview that was agreed to, or has to be, is not what will happen. */
export async function requirePreviewed(
  tx: Tx,
  order: Order,
  result: TransitionResult,
  agreed: string | undefined,
): Promise<void> {
  if (agreed === undefined && !neverUnseen.includes(result.row.event)) return;
  const preview = await previewOf(tx, order, result);
  if (preview.hash !== agreed) throw new PreviewChanged(preview);
}
