import { acceptAgreement, answerProvider, leaveToPay, seeTitle, verifyInBank } from './client.ts';
import { applyWithCourier } from './apply.ts';
import { expect, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

test('a client who leaves his bank comes back by his link, is refused there and confirmed at the second try', async ({
  page,
  elsewhere,
  admin,
  shop,
}) => {
  const order = await shop(laptop);
  await applyWithCourier(page, order);
  await page.getByText('Przelew na 1 zł', { exact: true }).click();
  await page.getByText('mBank', { exact: true }).click();
  await page.getByRole('button', { name: 'Zrób przelew: mBank', exact: true }).click();
  await answerProvider(page, 'Wróć bez potwierdzania');
  await admin.sees(order.slug, 'test_payment_in_progress');
  await page.close();

  await elsewhere.goto(`/orders/${order.slug}`);
  await answerProvider(elsewhere, 'Odrzuć');
  await admin.sees(order.slug, 'test_payment_opened');
  await verifyInBank(elsewhere, 'mBank');
  await admin.sees(order.slug, 'ready_for_siemens');
});

test('a client whose payment is refused pays again', async ({ page, admin, shop }) => {
  const order = await shop(laptop);
  await applyWithCourier(page, order);
  await verifyInBank(page, 'mBank');
  await acceptAgreement(page);
  await leaveToPay(page, 'mBank');
  await answerProvider(page, 'Odrzuć płatność');
  await admin.sees(order.slug, 'initial_payment_rejected');
  await seeTitle(page, 'Płatność nie doszła do skutku');
  await page.getByRole('button', { name: 'Zapłać jeszcze raz' }).click();
  // Whoever pays again is asked nothing twice (F121).
  await expect(page.getByRole('radio', { name: 'mBank' })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await leaveToPay(page, 'ING');
  await answerProvider(page, /^Zapłać/u);
  await seeTitle(page, 'Opłata wstępna została zaksięgowana – kurier przyjedzie w ciągu 1–2 dni roboczych');
});
