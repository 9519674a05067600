import type { Page } from '@playwright/test';
import { seeTitle } from './client.ts';
import { completeCompanyForm } from './company-form.ts';
import { ownersForm } from './owners-form.ts';
import { expect, newClient, test } from './people.ts';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

const voluntary = ['Informacje handlowe drogą elektroniczną', 'Kontakt telefoniczny i SMS'] as const;
const call = '**/confirm_marketing_consents';

const sends = (page: Page): Promise<void> => page.getByRole('button', { name: 'Wyślij wniosek' }).click();

test('consents given just before the form is sent are stored before it', async ({ page, request, admin }) => {
  const client = newClient();
  const { slug } = await ownersForm(request, client.email);
  await page.goto(`/orders/${slug}`);
  await completeCompanyForm(page, client, 'delivery');
  const sent: string[] = [];
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  page.on('requestfinished', (one) => {
    if (one.method() === 'PATCH') sent.push(new URL(one.url()).pathname.split('/').at(-1) ?? '');
  });
  await page.route(call, async (route) => {
    await pressed;
    await route.continue();
  });
  for (const consent of voluntary) await page.getByText(consent, { exact: true }).click();
  await sends(page);
  await expect(page.getByRole('button', { name: 'Wyślij wniosek' })).toHaveAttribute('aria-busy', 'true');
  press();
  await seeTitle(page, 'Potwierdź tożsamość w swoim banku');
  expect(sent).toEqual(['confirm_marketing_consents', 'confirm_marketing_consents', 'company_details']);
  const { company_attributes: company } = await admin.reads(slug);
  expect([
    company?.personal_data_marketing_receive_consent,
    company?.personal_data_commercial_receive_consent,
    company?.telecommunications_use_contest,
  ]).toEqual([false, true, true]);
});

test('a form is not sent where a consent given just before could not be stored, and may be sent again', async ({
  page,
  request,
}) => {
  const client = newClient();
  const { slug } = await ownersForm(request, client.email);
  await page.goto(`/orders/${slug}`);
  await completeCompanyForm(page, client, 'delivery');
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(
    call,
    async (route) => {
      await pressed;
      await route.fulfill({ status: 500, json: { error: 'Coś poszło nie tak' } });
    },
    { times: 1 },
  );
  const consent = page.getByRole('checkbox', { name: voluntary[1] });
  await page.getByText(voluntary[1], { exact: true }).click();
  await expect(consent).toBeChecked();
  await sends(page);
  press();
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Zamknij komunikat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyślij wniosek' })).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wniosek o leasing');
  await sends(page);
  await seeTitle(page, 'Potwierdź tożsamość w swoim banku');
});
