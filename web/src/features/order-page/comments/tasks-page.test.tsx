import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import type { User } from '../../../api/session.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { TasksPage } from './tasks-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const maria = { id: 'u1', full_name: 'Maria Zielińska' };
const task = (id: string, more: object) => ({
  ...{ id, body: `Zrobić ${id}`, additional_task: true, task_type: 'other', due_date: null, due_time: null },
  order: { id, slug: `slug-${id}`, siemens_id: `11843${id}`, status: 'sumup', company_name: 'Żak' },
  ...{ created_at: '2026-01-20T11:00:00.000Z', task_status: 'active', seen: true, for_shop: false },
  ...{ assigned_user: maria, author: maria, raised_in: null, deleted: null, solved: null },
  ...more,
});
const tasks = [
  task('1', { body: '', author: null, raised_in: 'sumup' }),
  task('2', { due_date: '31-12-2099', due_time: '09:30' }),
  task('3', { due_date: '31-12-2099', due_time: '15:00' }),
];

/** The page of Maria's tasks; what was asked of the server, and which tabs were chosen. */
async function show(width: number) {
  const asked: string[] = [];
  network.mockImplementation(async (url, init) => {
    asked.push(
      `${init?.method ?? 'GET'} ${(url as string).split('?')[0]} ${(init?.body as string | undefined) ?? ''}`.trim(),
    );
    if (init?.method === 'PUT') return Response.json({ comment: tasks[0], counts: {} });
    if ((url as string).includes('/administrators')) return Response.json({ users: [maria] });
    return Response.json({ comments: tasks, counts: {}, next: null });
  });
  const tabs: string[] = [];
  const user = { id: 'u1', roles: ['admin'], fullName: 'Maria' } as unknown as User;
  await page.viewport(width, 800);
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <TasksPage area="admin" user={user} tab="mine" onTab={(tab) => tabs.push(tab)} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect.element(page.getByRole('heading', { name: 'Bez terminu' })).toBeVisible();
  return { asked, tabs };
}

test('tasks stand under their days; J goes to the next, R solves it and D asks for another deadline', async () => {
  const { asked, tabs } = await show(1280);
  await expect.element(page.getByText(/^Odświeżono/u)).toBeVisible();
  const last = page.getByRole('table', { name: 'Zadania: 31.12.2099' });
  await expect.element(last.getByText('09:30')).toBeVisible();
  expect(
    last
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['118432', '118433']);
  await userEvent.keyboard('j');
  await userEvent.keyboard('j');
  await expect.element(last.getByRole('link', { name: '118432' })).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.poll(() => asked).toContain('PUT /api/superadmin/comments/2 {"task_status":"solved"}');
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('dialog', { name: 'Zmień termin zadania' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Termin' })).toHaveValue('31-12-2099');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Po terminie' }).click();
  expect(tabs).toEqual(['overdue']);
});

test('on a phone a task says what it is about and is solved by a press', async () => {
  const { asked } = await show(360);
  const first = page.getByRole('list', { name: 'Zadania: Bez terminu' });
  await expect
    .element(first.getByText(/^Inne: Wniosek czeka w.statusie „Podsumowanie oferty”\.$/u))
    .toBeVisible();
  await first.getByRole('button', { name: 'Rozwiąż' }).click();
  await expect.poll(() => asked).toContain('PUT /api/superadmin/comments/1 {"task_status":"solved"}');
});
