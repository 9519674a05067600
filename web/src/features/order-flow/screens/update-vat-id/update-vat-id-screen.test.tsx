import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf, sentBy, showScreen, testOrder } from '../../testing/testing-screen.tsx';
import { UpdateVatIdScreen } from './update-vat-id-screen.tsx';

const taken = { error: '', errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }] };

test('an e-mail that is another company’s is said at the e-mail and changed there (F089)', async () => {
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (request) =>
      addressOf(request).includes('/vat_ids') && !addressOf(request).includes('regon')
        ? Response.json(taken, { status: 422 })
        : Response.json({}),
    );
  const order = testOrder('update_vat_id', {}, { companyAttributes: { vatId: '1745761971' } as never });
  await showScreen(UpdateVatIdScreen, order);
  const email = page.getByRole('textbox', { name: 'E-mail osoby do kontaktu' });
  await expect.element(email).toHaveValue('jan@firma.example');
  await page.getByRole('textbox', { name: 'NIP' }).fill('8143430194');
  await page.getByRole('button', { name: 'Sprawdź NIP' }).click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('inny@firma.example');
  await page.getByRole('button', { name: 'Sprawdź NIP' }).click();
  await expect
    .poll(() => sentBy(network.mock.calls))
    .toEqual([
      ['PATCH', '/api/orders/:slug/vat_ids', { vat_id: '8143430194', version: 3 }],
      [
        'PATCH',
        '/api/orders/:slug/vat_ids',
        { vat_id: '8143430194', email: 'inny@firma.example', version: 3 },
      ],
    ]);
});

test('errors that come after the screen of the registry stood in the form’s place take the focus', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) =>
    addressOf(request).includes('/vat_ids') ? asked : Promise.resolve(Response.json({})),
  );
  const order = testOrder('update_vat_id', {}, { companyAttributes: { vatId: '1745761971' } as never });
  await showScreen(UpdateVatIdScreen, order);
  await page.getByRole('button', { name: 'Sprawdź NIP' }).click();
  await expect.element(page.getByRole('heading', { name: /^Pobieramy dane/u })).toBeVisible();
  answer(Response.json(taken, { status: 422 }));
  await expect.element(page.getByRole('alert')).toHaveFocus();
});
