import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sentBy, showScreen, testOrder } from '../../testing/testing-screen.tsx';
import { QesFailedScreen } from './qes-failed-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

test('a tile opens its question, which goes back without a change and sends what is confirmed (F131)', async () => {
  network.mockImplementation(async () => Response.json({ reason: 'Nie teraz' }, { status: 409 }));
  const order = testOrder(
    'qes_failed',
    { method: 'qes' },
    { allowed: ['CHOOSE_COURIER', 'RELAUNCH_SIGNATURE'] },
  );
  await showScreen(QesFailedScreen, order);
  const question = page.getByRole('dialog', { name: 'Wybrać kuriera?' });
  await page.getByRole('button', { name: /^Kurier/u }).click();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Wróć do wyboru' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentBy(network.mock.calls)).toEqual([]);
  await page.getByRole('button', { name: /^Podpis elektroniczny jeszcze raz/u }).click();
  await page
    .getByRole('dialog', { name: 'Spróbować podpisu elektronicznego jeszcze raz?' })
    .getByRole('button', { name: 'Zatwierdź wybór' })
    .click();
  await expect
    .poll(() => sentBy(network.mock.calls).map((sent) => (sent as unknown[]).slice(0, 2)))
    .toEqual([['PATCH', '/api/orders/:slug/renew_agreement']]);
});
