import { newFacts } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { newQueryClient } from '../../../api/query-client.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { DocumentsPage } from './documents-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const at = '2026-01-20T11:00:00.000Z';
const document = (id: string, more: object = {}) => ({
  ...{ id, type: 'signed_agreement', name: `${id}.pdf`, size: 1, created_at: at, by: null, scan: null },
  ...{ file: `/files/${id}`, thumbnail: null, ...more },
});
const waiting = (slug: string, documents: readonly object[]) => ({
  ...{
    slug,
    siemens_id: `1184${slug}`,
    company_name: `Firma ${slug}`,
    status: 'agreement_signed',
    since: at,
  },
  documents,
});
const preview = {
  ...{ hash: 'h', event: 'ACCEPT_SIGNED_AGREEMENT', forced: false, from: 'agreement_signed', passes: [] },
  ...{ rests_in: 'accepted_by_admin', effects: [], deadline_at: null, tasks: [], screens: [] },
};
/** A white picture of one pixel. */
const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

let orders: readonly object[];
let allowed: readonly string[];
/** What the server says of a page of a file. */
let pages: (path: string) => Response;
beforeEach(() => {
  orders = [];
  allowed = ['ACCEPT_SIGNED_AGREEMENT', 'REJECT_SIGNED_AGREEMENT'];
  pages = (path) => Response.json({ count: 2, text: `Treść ${path.split('/').at(-1)}`, image });
  network.mockImplementation(async (url) => {
    const path = (url as string).split('?')[0] ?? '';
    if (path.endsWith('/documents')) return Response.json({ orders, count: orders.length, next: null });
    if (path.includes('/pages/')) return pages(path);
    if (path.endsWith('/explanations')) {
      const refused = { event: 'ACCEPT_SIGNED_AGREEMENT', sentence: 'Nie ma jeszcze pliku.', opens_in: [] };
      return Response.json({ moves: [], refused: [refused] });
    }
    if (path.endsWith('/possible_reasons')) return Response.json({ reasons: [] });
    if (path.endsWith('/previews')) return Response.json(preview);
    if (path.includes('/orders/')) {
      const slug = path.split('/').at(-1) ?? '';
      const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
      return Response.json({
        ...{ id: slug, slug, siemens_id: `1184${slug}`, version: 1, status: 'agreement_signed' },
        ...{ facts, allowed, autenti_id: null },
      });
    }
    throw new Error(`Nobody answers ${path}`);
  });
});

function Opened({ slug }: { slug: string | null }) {
  const [open, setOpen] = useState(slug);
  return <DocumentsPage area="admin" slug={open} onOrder={setOpen} />;
}

const show = (slug: string | null = null) =>
  render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <Opened slug={slug} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
const wide = () => page.viewport(1280, 900);
const opened = (slug: string) => page.getByRole('heading', { name: `1184${slug} Firma ${slug}` });

test('the longest waiting is read first; J and K go on and back, the brackets turn pages, plus and minus zoom', async () => {
  orders = [waiting('1', [document('a')]), waiting('2', [document('b')])];
  await wide();
  await show();
  await expect.element(opened('1')).toBeVisible();
  await expect.element(page.getByText('2 wnioski czekają')).toBeVisible();
  await expect.element(page.getByText('strona 1 z 2')).toBeVisible();
  await userEvent.keyboard(']');
  await expect.element(page.getByRole('img', { name: 'Strona 2, treść pod obrazem' })).toBeVisible();
  await expect.element(page.getByText('Treść 2')).toBeInTheDocument();
  await userEvent.keyboard('+');
  await expect.element(page.getByRole('button', { name: 'Dopasuj stronę' })).toBeVisible();
  await userEvent.keyboard('-');
  await expect.element(page.getByRole('button', { name: 'Powiększ stronę' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(opened('2')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(opened('1')).toBeVisible();
});

test('P asks to accept what is open, R to reject it with a reason', async () => {
  orders = [waiting('1', [document('a')])];
  await wide();
  await show();
  await expect.element(page.getByRole('button', { name: 'Przyjmij umowę' })).toBeVisible();
  await userEvent.keyboard('p');
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Przyjmij umowę' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Powód' })).toBeVisible();
});

test('what cannot be accepted yet says why, and P does nothing', async () => {
  orders = [waiting('1', [])];
  allowed = ['REJECT_SIGNED_AGREEMENT'];
  await wide();
  await show();
  await expect.element(page.getByText('Teraz nie można przyjąć: Nie ma jeszcze pliku.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Nie ma jeszcze podpisanego dokumentu' }))
    .toBeVisible();
  await userEvent.keyboard('p');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a file that cannot be drawn is downloaded instead; one that the antivirus blocks is not given', async () => {
  const blocked = { type: 'contract', scan: 'blocked', file: null };
  orders = [waiting('1', [document('a'), document('b', blocked)])];
  pages = () => Response.json({ error: 'Nie da się', code: 'not_drawn' }, { status: 415 });
  await wide();
  await show();
  await expect.element(page.getByText('Tego pliku nie da się tu pokazać')).toBeVisible();
  const download = page.getByRole('link', { name: 'Pobierz' });
  await expect.element(download).toHaveAttribute('href', '/files/a');
  await page
    .getByRole('group', { name: 'Dokumenty wniosku' })
    .getByRole('button', { name: 'Umowa', exact: true })
    .click();
  await expect.element(page.getByText('Antywirus zablokował ten plik')).toBeVisible();
  expect(download.elements()).toEqual([]);
});

test('on a phone the list stands alone, and leads to what is read and back', async () => {
  orders = [waiting('1', [document('a')]), waiting('2', [document('b')])];
  await page.viewport(360, 740);
  await show();
  await page.getByRole('link', { name: /Firma 2/u }).click();
  await expect.element(opened('2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Firma 2/u })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Lista dokumentów' }).click();
  await expect.element(page.getByRole('link', { name: /Firma 2/u })).toBeVisible();
});

test('a queue that cannot be loaded may be asked for again; an empty one says that everything is read', async () => {
  const answers = network.getMockImplementation();
  network.mockImplementation(async () => Response.json({ error: 'Chwilowo nie' }, { status: 403 }));
  await wide();
  await show();
  await expect.element(page.getByRole('heading', { name: 'Nie udało się wczytać dokumentów' })).toBeVisible();
  if (answers !== undefined) network.mockImplementation(answers);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Wszystkie dokumenty są sprawdzone' }))
    .toBeVisible();
});
