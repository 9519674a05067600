import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen, testOrder } from '../../testing/testing-screen.tsx';
import { UploadDocumentsScreen } from './upload-documents-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const form = vi.spyOn(XMLHttpRequest.prototype, 'send');
afterEach(() => {
  network.mockReset();
  form.mockReset();
});

const scan = {
  ...{ id: 'a1', name: 'umowa.pdf', file: '/umowa.pdf', type: 'contract', size: 1_000, scan: null },
  ...{ by: 'Irena Szpak', created_at: '2026-11-28T13:50:00Z', thumbnail: null },
};

test('documents wait for a file that is on its way, also where the list has it before the order was read again', async () => {
  let answerList: (answer: Response) => void = () => undefined;
  network.mockImplementation(() => new Promise((resolve) => (answerList = resolve)));
  form.mockImplementation(() => undefined);
  const order = testOrder('agreement_accepted', { salesChannel: 'pos', flowType: 'salesman' });
  await showScreen(UploadDocumentsScreen, { ...order, audience: 'pos' });
  const file = new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' });
  await page.getByLabelText('Dodaj plik').upload(file);
  answerList(Response.json({ attachments: [scan] }));
  await expect.element(page.getByRole('link', { name: /umowa\.pdf/u })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wyślij dokumenty' })).toBeDisabled();
});
