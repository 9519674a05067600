import type { Page } from '@playwright/test';
import { applyWithCourier, applyWithSignature } from './apply.ts';
import { acceptAgreement, answerProvider, leaveToPay, seeTitle, signAs, verifyInBank } from './client.ts';
import { expect, owner, test } from './people.ts';
import { laptop } from './shop-server.ts';

// A provider misbehaves towards every order of the application: these tests run alone, one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

/** Sets how a provider behaves, in the console's words. */
async function behaves(clerk: Page, provider: string, behaviour: string): Promise<void> {
  await clerk.goto(`/simulators/${provider}`);
  const form = clerk.locator('form').filter({ has: clerk.locator(`#behaviour-${provider}`) });
  await form.getByRole('combobox').selectOption({ label: behaviour });
  await form.getByRole('button', { name: 'Ustaw' }).click();
}

test('what a client pays too much goes back; the złoty that his bank returns is nobody’s task yet', async ({
  page,
  clerk,
  admin,
  shop,
}) => {
  const order = await shop(laptop);
  await applyWithCourier(page, order);
  await verifyInBank(page, 'mBank');
  await acceptAgreement(page);
  await leaveToPay(page, 'mBank');
  await behaves(clerk, 'dotpay', 'zła kwota – dziesięć razy większa');
  await answerProvider(page, /^Zapłać/u);
  await admin.sees(order.slug, 'initial_payment_manual');
  await behaves(clerk, 'dotpay', 'działa zwyczajnie');
  await admin.acceptsPayment(order.slug);
  await seeTitle(page, 'Opłata wstępna została zaksięgowana – kurier przyjedzie w ciągu 1–2 dni roboczych');
  expect(await admin.owes(order.slug)).toEqual([
    // Ten times 947.10 came.
    { amount: '8523.90', reason: 'surplus', state: 'owed' },
  ]);
});

test('an order that is cancelled while the signing provider thinks leaves nothing to sign', async ({
  page,
  clerk,
  admin,
  shop,
}) => {
  const order = await shop(laptop);
  await applyWithSignature(page, order);
  await seeTitle(page, 'Teraz potwierdź tożsamość');
  await signAs(clerk, order.number, `${owner.firstName} ${owner.lastName}`);
  await acceptAgreement(page);
  await leaveToPay(page, 'mBank');
  await behaves(clerk, 'autenti', 'zawieszenie – nie odpowiada na pytania');
  await answerProvider(page, /^Zapłać/u);
  await admin.sees(order.slug, 'initial_payment_accepted');
  await admin.cancels(order.slug);
  await behaves(clerk, 'autenti', 'działa zwyczajnie');
  await seeTitle(page, 'Wniosek został anulowany');
  await expect(async () => {
    await clerk.goto('/simulators/autenti');
    const states = await clerk.locator('article').filter({ hasText: order.number }).all();
    expect(await Promise.all(states.map((card) => card.getAttribute('data-state')))).not.toContain('pending');
  }).toPass({ timeout: 40_000 });
});
