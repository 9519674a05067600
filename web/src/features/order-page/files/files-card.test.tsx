import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import type { StaffOrder } from '../order-query.ts';
import { FilesCard } from './files-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const at = '2026-01-20T11:00:00.000Z';
const contract = {
  ...{ id: 'f1', type: 'contract', name: 'umowa.pdf', size: 1_572_864, created_at: at },
  ...{
    by: 'Maria Zielińska',
    scan: 'clean',
    thumbnail: null,
    file: '/api/superadmin/orders/s/attachments/f1',
  },
};
const blocked = { ...contract, id: 'f2', name: 'wirus.pdf', by: null, scan: 'blocked', file: null };
const order = { id: 'o1', slug: 's', version: 1 } as StaffOrder;

interface Sent {
  readonly key: string | undefined;
  readonly type: unknown;
  readonly name: string;
}
let sent: Sent[];
/** What the server answers to each file, in order. */
let answers: { status: number; body: object }[];

/** The browser's way of sending a form, to a server that is not there. */
class FormSender extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Map<string, string>();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  send(form: FormData): void {
    const file = form.get('file') as File;
    sent.push({ key: this.#headers.get('idempotency-key'), type: form.get('type'), name: file.name });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  sent = [];
  answers = [];
  network.mockReset();
  vi.stubGlobal('XMLHttpRequest', FormSender);
});
afterEach(() => vi.unstubAllGlobals());

function show(attachments: readonly object[]) {
  network.mockImplementation(async () => Response.json({ attachments }));
  return render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <FilesCard order={order} />
          <ToastHost />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
}
const pick = (file: File) => userEvent.upload(page.getByLabelText('Dodaj plik'), file);
const pdf = new File(['%PDF'], 'skan.pdf', { type: 'application/pdf' });

test('files stand with their type, size and who added them; a blocked one cannot be downloaded', async () => {
  await show([contract, blocked]);
  const link = page.getByRole('link', { name: 'Pobierz umowa.pdf' });
  await expect.element(link).toHaveAttribute('href', contract.file);
  await expect.element(page.getByText('Umowa, 1,5 MB').first()).toBeVisible();
  await expect.element(page.getByText('Maria Zielińska', { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('Program antywirusowy zablokował ten plik', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('a picture is shown small, and files of one name and type say which version they are', async () => {
  const thumbnail = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  const picture = { ...contract, id: 'f3', type: 'picture', name: 'laptop.png', thumbnail };
  const { container } = await show([{ ...contract, id: 'f9' }, picture, contract]);
  await expect.element(page.getByText('Umowa, 1,5 MB, wersja 2')).toBeVisible();
  await expect.element(page.getByText('Umowa, 1,5 MB, wersja 1')).toBeVisible();
  await expect.element(page.getByText('Zdjęcie, 1,5 MB', { exact: true })).toBeVisible();
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([thumbnail]);
});

test('a file is sent with the chosen type, and one that was refused may be tried again or left', async () => {
  answers = [
    { status: 422, body: { error: 'Plik został zablokowany', code: 'virus' } },
    { status: 200, body: { attachment: { ...contract, name: 'skan.pdf' }, order: {} } },
  ];
  await show([]);
  await expect.element(page.getByText('Brak plików. Dodaj pierwszy.')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Rodzaj pliku'), 'Faktura');
  await expect.element(page.getByText('PDF, DOC, DOCX, do 25 MB')).toBeVisible();
  await pick(pdf);
  await expect.element(page.getByText('Plik został zablokowany')).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(page.getByText('Dodano plik skan.pdf')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  const [first, second] = sent;
  expect(first).toEqual({ key: expect.any(String), type: 'invoice', name: 'skan.pdf' });
  expect(second).toEqual(first);
});

test('a dropped file above 25 MB is refused before it is sent', async () => {
  await show([]);
  const dropped = new DataTransfer();
  dropped.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'duzy.pdf'));
  await expect.element(page.getByText('Upuść plik tutaj albo')).toBeVisible();
  page
    .getByText('Upuść plik tutaj albo')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  await expect.element(page.getByText('Plik jest za duży: największy ma 25 MB.')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj później' }).click();
  expect([page.getByRole('alert').elements(), sent]).toEqual([[], []]);
});
