import type { Database, OutboxEffectName } from '@app/db';
import type { OrderWire } from '@app/machines/contract';
import { expect, vi } from 'vitest';
import { filledForm } from '../demo/filled-form.ts';
import { send } from './send-call.ts';
import { laptopOrder, walkToForm } from './client-steps.ts';
import { shopKey } from './seed-shop.ts';
import type { ServerProcess } from './server-process.ts';
import { somebody } from './somebody.ts';

const at = (server: ServerProcess) => ({
  request: (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init),
});

/** An order of the shop's server: one laptop. */
export async function createOrderAt(server: ServerProcess): Promise<string> {
  const headers = { authorization: `Bearer ${shopKey}` };
  return ((await send(at(server), 'createEcommerceOrder', {}, laptopOrder(), headers)) as { slug: string })
    .slug;
}

/** The client's clicks from the summary to the opened form, one process after the other, as a balancer sends them. */
export async function clickToForm(slug: string, ...servers: readonly ServerProcess[]): Promise<void> {
  const turn = (click: number): ReturnType<typeof at> => {
    const server = servers[click % servers.length];
    if (server === undefined) throw new Error('There is no server');
    return at(server);
  };
  await walkToForm(turn, slug, 'qes');
}

/** The filled form is sent. */
export async function submitFormAt(server: ServerProcess, slug: string): Promise<void> {
  const order = (await send(at(server), 'getOrder', { slug }, undefined)) as OrderWire;
  await send(at(server), 'submitForm', { slug }, { order: filledForm(order, somebody()) });
}

/** Resolves when the signing provider has a process for the client. */
export const identityOpened = (server: ServerProcess, slug: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const order = (await send(at(server), 'getOrder', { slug }, undefined)) as OrderWire;
      expect(order.signers_attributes).not.toEqual([]);
    },
    { timeout: 40_000, interval: 100 },
  );

interface OutboxRow {
  readonly effect: OutboxEffectName;
  readonly attempts: number;
  readonly claimedUntil: number | null;
  readonly dueAt: number;
  readonly doneAt: number | null;
  readonly lastError: string | null;
}

/** What the outbox holds of all orders, oldest first. */
export const outboxOf = (db: Database): Promise<OutboxRow[]> =>
  db.kysely
    .selectFrom('outbox')
    .select(['effect', 'attempts', 'claimedUntil', 'dueAt', 'doneAt', 'lastError'])
    .orderBy('id')
    .execute();
