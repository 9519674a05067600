import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '../../queries/order-query.ts';
import { addressOf, showScreen, testOrder } from '../../testing/testing-screen.tsx';
import { IdentitiesScreen } from './identities-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

const signer = { id: 'p1', firstName: 'Jan', lastName: 'Kowalski', willSign: true };
const order = (pesel: string, seriesAndNumber: string) =>
  testOrder('statement_verified_by_sms', { salesChannel: 'pos', flowType: 'salesman' }, {
    audience: 'pos',
    refused: [],
    companyAttributes: { krsUsersAttributes: [{ ...signer, pesel, seriesAndNumber }] },
  } as unknown as Partial<Order>);
const show = page.getByRole('button', { name: 'Pokaż numery' });
/** The line under the person's name. */
const numbers = (pesel: string, document: string) => page.getByText(`PESEL ${pesel}, dokument ${document}`);

test('who made the order reads the numbers that he compares', async () => {
  await showScreen(IdentitiesScreen, order('80010112357', 'CBR217354'));
  await expect.element(numbers('80010112357', 'CBR217354')).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});

test('a colleague asks for the masked ones, and reads that this is kept', async () => {
  const asked: string[] = [];
  network.mockImplementation(async (request, init) => {
    asked.push(`${init?.method} ${addressOf(request)}`);
    return Response.json({ numbers: { pesel: '80010112357', series_and_number: 'CBR217354' } });
  });
  await showScreen(IdentitiesScreen, order('***********', '******354'));
  await expect.element(page.getByText(/zobaczył te numery/u)).toBeVisible();
  await show.click();
  await expect.element(numbers('80010112357', 'CBR217354')).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
  expect(asked).toEqual(['POST /api/shop/orders/V1StGXR8_Z5jdHi6B-myT/persons/p1/reveals']);
});
