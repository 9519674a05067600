import type { ReplyOf } from '@app/machines/contract';
import type { WebSocketRoute } from '@playwright/test';
import { blockedAmidWork } from './blocked-account.ts';
import { operator, signIn } from './operator.ts';
import { expect, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000 });

test('where a proxy lets no cable through, the page of an order goes on reading by itself', async ({
  page,
  admin,
  shop,
}) => {
  const { number, slug } = await shop(laptop);
  await page.routeWebSocket('**/cable', (cable) => cable.close({ code: 1006 }));
  await page.clock.install();
  const alicja = await operator(page, 'superadmin@demo.example');
  await alicja.opens(number);
  await alicja.sees('sumup');
  await admin.cancels(slug);
  await page.clock.runFor(30_000);
  await alicja.sees('canceled');
});

test('what happened while the cable was cut is on the page as soon as it is back', async ({
  page,
  admin,
  shop,
}) => {
  const { number, slug } = await shop(laptop);
  const cables: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket('**/cable', async (cable) => {
    if (cut) await cable.close({ code: 1001 });
    else {
      cables.push(cable);
      cable.connectToServer();
    }
  });
  const alicja = await operator(page, 'superadmin@demo.example');
  await alicja.opens(number);
  await alicja.sees('sumup');
  cut = true;
  for (const cable of cables) await cable.close({ code: 1001 });
  await admin.cancels(slug);
  cut = false;
  // Action Cable's client takes up to 20 s to look at a cut link and open it again.
  await alicja.sees('canceled', { timeout: 25_000 });
});

test('whose account is blocked amid work is asked to sign in at once, and the old session stays ended', async ({
  page,
  admin,
}) => {
  await signIn(page, blockedAmidWork.email);
  await expect(page.getByRole('table')).toBeVisible();
  const reply = await page.request.get('/api/current_user');
  const { id } = (await reply.json()) as ReplyOf<'getCurrentUser'>;
  await admin.blocks(id, true);
  const ended = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  // The cable asks for its session every five seconds.
  await expect(ended).toBeVisible({ timeout: 10_000 });
  await admin.blocks(id, false);
  await ended.getByRole('button', { name: 'Wróć do pracy' }).click();
  await expect(ended.getByRole('alert')).toBeVisible();
});
