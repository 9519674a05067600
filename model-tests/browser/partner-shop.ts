import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword } from '@app/db/demo';
import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { expect } from './people.ts';

/** What a developer copies from the page: the example of this title. */
async function copied(page: Page, title: string): Promise<string> {
  return page.getByRole('region', { name: title, exact: true }).innerText();
}

/** Signs head office in, and answers where it says how the shop is told. */
async function webhookOf(request: APIRequestContext): Promise<string> {
  const credentials = { email: 'superadmin@demo.example', password: demoPassword };
  expect((await request.post('/api/auth', { data: credentials })).status()).toBe(200);
  const listed = await request.get('/api/superadmin/shops?name=Elektro%20Kowalscy');
  const { shops } = (await listed.json()) as { shops: { id: string }[] };
  return `/api/superadmin/shops/${shops[0]?.id}/webhook`;
}

/** The demo's partner shop, fetched and started by what /partners says and nothing else. */
export interface PartnerShop {
  readonly url: string;
  readonly secret: string;
  readonly stop: () => Promise<void>;
}

export async function startPartnerShop(page: Page, request: APIRequestContext): Promise<PartnerShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const webhook = await webhookOf(request);
  const set = await request.put(webhook, { data: { url: `${url}/powiadomienia` } });
  expect(set.status(), await set.text()).toBe(200);
  const { secret } = (await set.json()) as { secret: string };
  await page.goto('/partners');
  const start = await copied(page, 'Pobranie i start');
  const said = [await copied(page, 'Adres, identyfikator i klucz'), start.replace('4100', String(port))];
  const folder = mkdtempSync(join(tmpdir(), 'partner-shop-'));
  const child: ChildProcess = spawn(
    'sh',
    ['-e', '-c', said.join('\n').replace(/node shop/u, 'exec node shop')],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit').then(() => 'ended');
  const begun = child.stdout === null ? ended : once(createInterface(child.stdout), 'line').then(String);
  expect(await Promise.race([begun, ended])).toBe(`Sklep: ${url}`);
  return {
    url,
    secret,
    stop: async () => {
      await request.delete(webhook);
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
