import { loadOrder, loadOrderDetails } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, calls, type Call, type CallerRole } from '@app/machines/contract';
import { actors, explain } from '@app/machines/order';
import { orderChart, walkChart, type Reached } from '@app/machines/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { Caller } from '../../kernel/call-context.ts';
import { runSeededApp } from '../../testing/index.ts';
import { renderOrderReply } from './order-reply.ts';
import { accessContextOf } from '../../kernel/access.ts';

const rows = Object.values(calls) as readonly Call[];
const mayCall = (row: Call, role: CallerRole): boolean => row.roles.includes(role);

const caller = (role: CallerRole): Caller =>
  role === 'client'
    ? { kind: 'client', user: null }
    : {
        kind: 'user',
        user: {
          id: 'u',
          email: 'u@x.example',
          fullName: 'U',
          roles: [role as 'admin'],
          shopId: 's',
          confirmedAt: null,
        },
      };

/** One order of each kind that the chart can be in: alike are those in which everybody may do the same. */
function kindsOfOrders(): readonly Reached[] {
  const walked = walkChart(orderChart).reached;
  const named = ({ status, facts }: Reached) =>
    JSON.stringify([status, actors.map((actor) => explain(status, facts, actor))]);
  return [...new Map(walked.map((each) => [named(each), each])).values()];
}

const reached = kindsOfOrders();

/** The ways in which each role reads an order. */
const readings = (['client', ...accountRoles] as const).flatMap((role) =>
  (['getOrder', 'getShopOrder', 'getSuperadminOrder'] as const)
    .filter((name) => mayCall(calls[name], role))
    .map((name) => ({ role, name })),
);

onEachDatabase('an order', (open) => {
  test(
    'names to nobody an event that no call lets his role send, in any status',
    { timeout: 60_000 },
    async () => {
      const world = await runSeededApp(open);
      const { db } = world.ports;
      onTestFinished(() => world.stop());
      const order = await loadOrder(db, await world.createOrder());
      if (order === null) throw new Error('The order is there');
      const details = await loadOrderDetails(db, order, false);
      expect(new Set(reached.map(({ status }) => status)).size).toBeGreaterThan(50);
      expect(readings).toHaveLength(10);
      const named = new Map(readings.map(({ role }) => [role, new Set<string>()]));
      for (const { role, name } of readings) {
        const access = accessContextOf({ caller: caller(role), name });
        for (const { status, facts } of reached) {
          const reply = renderOrderReply({ ...order, status, facts }, details, access);
          for (const event of [...reply.allowed, ...reply.refused.map((each) => each.event)])
            named.get(role)?.add(event);
        }
      }
      const wrong = [...named].flatMap(([role, events]) =>
        [...events]
          .filter((event) => !rows.some((row) => mayCall(row, role) && row.events?.includes(event)))
          .map((event) => `${role}: ${event}`),
      );
      expect(wrong).toEqual([]);
      // And what a role may send is named to it somewhere.
      const some = Object.fromEntries([...named].map(([role, events]) => [role, events.size > 0]));
      expect(some).toEqual({
        client: true,
        superadmin: true,
        admin: true,
        pricing_manager: true,
        med_sales_assistant: true,
        shop_superadmin: true,
        shop_admin: true,
        shop_employee: true,
      });
      expect(named.get('client')).toContain('START_FORM');
      expect(named.get('shop_employee')).toContain('TAKE_OVER');
      expect(named.get('admin')).toContain('ACCEPT_SIGNED_AGREEMENT');
      expect(named.get('pricing_manager')).toContain('TAKE_OVER');
      expect(named.get('pricing_manager')).not.toContain('ACCEPT_SIGNED_AGREEMENT');
    },
  );
});
