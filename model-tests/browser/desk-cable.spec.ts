import type { WebSocketRoute } from '@playwright/test';
import { operator } from './operator.ts';
import { test } from './people.ts';
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
