import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { walkingSite } from '@app/api/testing';
import { shopConfigs } from '@app/machines/order';
import { expect, test } from '@playwright/test';
import { beginWalk } from '../api-walk/begin-walk.ts';
import { openWorld } from '../api-walk/walk-config.ts';
import { look, takeMove } from '../api-walk/walk-order.ts';
import { goalsOf } from './goals.ts';
import { orderPage } from './order-page.ts';

const goals = goalsOf(Object.keys(shopConfigs)).filter(({ person }) => person === 'admin');

test('an administrator causes every transition of his by clicks', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  const db = openDatabase(`sqlite:${join(folder, 'walks.sqlite')}`, {
    keys: [{ id: 'test', key: Buffer.alloc(32, 7).toString('base64') }],
  });
  await db.migrate();
  const site = await walkingSite(db);
  const world = await openWorld(db, site);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('admin@test.example');
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/orders/u);
  const faults: string[] = [];
  const only = process.env['GOAL'];
  let done = 0;
  for (const goal of goals) {
    if (only !== undefined && !goal.key.includes(only)) continue;
    try {
      const slug = await beginWalk(world, goal.start);
      for (const move of goal.way.slice(0, -1)) {
        const sent = await takeMove(world, slug, move, false);
        if (sent.faults.length > 0) throw new Error(`on the way: ${sent.faults.join('; ')}`);
      }
      const last = goal.way.at(-1);
      if (last === undefined) throw new Error('no way');
      const before = await look(world, slug);
      if (before.order.status !== goal.from) throw new Error(`is in ${before.order.status}`);
      await orderPage.open(page, slug);
      const writes: string[] = [];
      const listen = (request: { method: () => string; url: () => string }) => {
        if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
      };
      page.on('request', listen);
      await orderPage.act(page, last.event, last.to.status);
      page.off('request', listen);
      const after = await look(world, slug);
      if (after.order.status !== last.to.status) throw new Error(`came to ${after.order.status}`);
      if (after.events.at(-1)?.event !== last.event.type)
        throw new Error(`sent ${after.events.at(-1)?.event}`);
      await orderPage.shows(page, last.to.status);
      done += 1;
      console.log('ok', goal.key, writes.join(' '));
    } catch (error) {
      faults.push(
        `${goal.key}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' | ') : String(error)}`,
      );
      console.log('FAULT', faults.at(-1));
    }
  }
  console.log(`${done} of ${goals.length}`);
  await context.close();
  await site.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});
