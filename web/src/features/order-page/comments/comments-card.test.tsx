import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { CommentsCard } from './comments-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void network.mockReset());

const maria = { id: 'u1', full_name: 'Maria Zielińska' };
const tomasz = { id: 'u2', full_name: 'Tomasz Krawiec' };
const entry = {
  order: { id: 'o1', slug: 's', siemens_id: '118437', status: 'sumup', company_name: null },
  ...{ body: '', additional_task: false, task_type: null, due_date: null, due_time: null },
  ...{ created_at: '2026-01-20T11:00:00.000Z', task_status: null, seen: true, for_shop: false },
  ...{ assigned_user: null, author: tomasz, raised_in: null, deleted: null, solved: null },
};
const comment = { ...entry, id: 'c1', body: 'Klient oddzwoni', seen: false };
const task = {
  ...entry,
  ...{ id: 't1', body: 'Dowód osobisty', additional_task: true, task_type: 'completing_requests' },
  ...{
    due_date: '20-01-2026',
    due_time: '15:00',
    task_status: 'active',
    assigned_user: maria,
    author: maria,
  },
};
const counts = { comments: 1, tasks: 1, active: 1, overdue: 1 };

/** A server with these entries; what was sent to it, in order. */
function serve(entries: readonly { additional_task: boolean }[] = [comment, task], refuse?: object) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  network.mockImplementation(async (url, init) => {
    const path = url as string;
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      sent.push({ method, path, body: JSON.parse(init?.body as string) });
      if (refuse !== undefined && method !== 'PUT') return Response.json(refuse, { status: 422 });
      return Response.json({ comment: { ...comment, assigned_user: tomasz }, counts });
    }
    if (path.includes('/administrators')) return Response.json({ users: [maria, tomasz] });
    if (!path.includes('/comments')) return Response.json({ ...maria, roles: ['admin'], email: 'm@x.pl' });
    const tasks = path.includes('additional_task=true');
    const comments = entries.filter(({ additional_task }) => additional_task === tasks);
    return Response.json({ comments, counts, next: null });
  });
  return sent;
}

const show = () =>
  render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <CommentsCard orderId="o1" />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
const press = (name: string) => page.getByRole('button', { name }).click();
const seen = { method: 'PUT', path: '/api/superadmin/comments/c1', body: { seen: true } };

test('a comment of somebody else is marked as seen, and is deleted and brought back', async () => {
  const sent = serve();
  await show();
  await expect.element(page.getByText('Klient oddzwoni')).toBeVisible();
  await press('Usuń komentarz');
  await expect.element(page.getByText('Usunięto komentarz')).toBeVisible();
  await press('Cofnij');
  await expect.element(page.getByText('Przywrócono komentarz')).toBeVisible();
  expect(sent).toEqual([
    seen,
    { method: 'DELETE', path: '/api/superadmin/comments/c1', body: {} },
    { method: 'POST', path: '/api/superadmin/comments/c1/restorations', body: {} },
  ]);
});

test('a comment that comes while nobody looks at the page is new until somebody does', async () => {
  const sent = serve();
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await show();
  await expect.element(page.getByText('Klient oddzwoni')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'nowe' })).toBeVisible();
  expect(sent).toEqual([]);
  looked.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => sent).toEqual([seen]);
});

test('a new task says what it lacks and which task it replaces, and goes off by Ctrl and Enter', async () => {
  const sent = serve();
  await show();
  await page.getByText('Dodaj jako zadanie').click();
  await expect.element(page.getByText('Zastąpi zadanie „Uzupełnienie wniosku”.')).toBeVisible();
  await press('Dodaj zadanie');
  for (const message of ['Brak powodu wykonania', 'Brak daty', 'Brak godziny', 'Brak opiekuna wniosku'])
    await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('Brak opisu komentarza')).toBeVisible();
  await page.getByRole('combobox', { name: 'Powód wykonania' }).selectOptions('Inne');
  await page.getByRole('combobox', { name: 'Opiekun' }).selectOptions('Tomasz Krawiec');
  await page.getByRole('textbox', { name: 'Termin' }).fill('31.12.2099');
  await page.getByRole('textbox', { name: 'Godzina' }).fill('0930');
  await page.getByRole('textbox', { name: 'Opis zadania' }).fill('Zadzwonić');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('status').getByText('Dodano komentarz')).toBeVisible();
  await expect.element(page.getByLabelText('Nowy komentarz')).toHaveValue('');
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    path: '/api/superadmin/comments',
    body: {
      ...{ order_id: 'o1', body: 'Zadzwonić', additional_task: true, task_type: 'other' },
      ...{ due_date: '31-12-2099', due_time: '09:30', assigned_user_id: 'u2' },
    },
  });
});

test('a task that is begun while the lists are still read again stays as it was begun', async () => {
  serve();
  await show();
  await expect.element(page.getByText('Klient oddzwoni')).toBeVisible();
  const answer = network.getMockImplementation();
  const lists = Promise.withResolvers<void>();
  network.mockImplementation(async (url, init) => {
    if ((init?.method ?? 'GET') === 'GET') await lists.promise;
    return answer?.(url, init) ?? Response.error();
  });
  await page.getByLabelText('Nowy komentarz').fill('Najpierw');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('status').getByText('Dodano komentarz')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('t');
  await userEvent.keyboard('Dowód');
  lists.resolve();
  await expect.element(page.getByRole('button', { name: 'Dodaj zadanie' })).toBeEnabled();
  await expect.element(page.getByRole('textbox', { name: 'Opis zadania' })).toHaveValue('Dowód');
});

test('a task that is begun while the comment is still on its way stays a task, without the words of the comment', async () => {
  serve();
  await show();
  await expect.element(page.getByText('Klient oddzwoni')).toBeVisible();
  const answer = network.getMockImplementation();
  const reply = Promise.withResolvers<void>();
  network.mockImplementation(async (url, init) => {
    if (init?.method === 'POST') await reply.promise;
    return answer?.(url, init) ?? Response.error();
  });
  await page.getByLabelText('Nowy komentarz').fill('Najpierw');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('t');
  reply.resolve();
  await expect.element(page.getByRole('status').getByText('Dodano komentarz')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Opis zadania' })).toHaveValue('');
});

test('a comment that the server refuses stays in the form with its message', async () => {
  serve([], { error: 'Popraw zaznaczone pola.', errors: [{ body: 'Treść komentarza jest wymagana' }] });
  await show();
  await expect.element(page.getByText('Brak komentarzy')).toBeVisible();
  await page.getByLabelText('Nowy komentarz').fill('Uwaga');
  await press('Dodaj komentarz');
  await expect.element(page.getByText('Treść komentarza jest wymagana')).toBeVisible();
  await expect.element(page.getByLabelText('Nowy komentarz')).toHaveValue('Uwaga');
});

test('an overdue task that is handed over needs a new deadline too', async () => {
  const sent = serve();
  await show();
  await press('Zadania 1');
  await expect.element(page.getByText(/Termin wykonania zadania minął/u)).toBeVisible();
  await press('Przekaż');
  await page.getByRole('combobox', { name: 'Opiekun' }).selectOptions('Tomasz Krawiec');
  await press('Zapisz');
  await expect.element(page.getByText('Brak daty')).toBeVisible();
  await page.getByRole('textbox', { name: 'Termin' }).fill('31-12-2099');
  await page.getByRole('textbox', { name: 'Godzina' }).fill('09:30');
  await press('Zapisz');
  await expect.element(page.getByText('Przekazano zadanie: Tomasz Krawiec')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    method: 'PUT',
    path: '/api/superadmin/comments/t1',
    body: { due_date: '31-12-2099', due_time: '09:30', assigned_user_id: 'u2' },
  });
});

test('C opens the window, what was typed comes along, and Escape brings it back', async () => {
  serve();
  await show();
  await page.getByLabelText('Nowy komentarz').fill('Najpierw');
  await userEvent.keyboard('c');
  await expect.element(page.getByLabelText('Nowy komentarz')).toHaveValue('Najpierwc');
  await page.getByRole('heading', { name: 'Komentarze i zadania' }).click();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('c');
  const dialog = page.getByRole('dialog', { name: 'Komentarze i zadania' });
  await expect.element(dialog.getByLabelText('Nowy komentarz')).toHaveValue('Najpierwc');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Nowy komentarz')).toHaveValue('Najpierwc');
});

test('comments that cannot be read say so and are read again', async () => {
  network.mockResolvedValue(Response.json({ error: 'x' }, { status: 500 }));
  await show();
  await expect.element(page.getByText('Nie udało się wczytać komentarzy')).toBeVisible();
  serve();
  await press('Spróbuj ponownie');
  await expect.element(page.getByText('Klient oddzwoni')).toBeVisible();
});
