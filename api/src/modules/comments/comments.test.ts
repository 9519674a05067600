import { loadUserByEmail, saveUser } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { bodies, commentedOrder } from './testing/commented-order.ts';

onEachDatabase('comments', (open) => {
  let desk: Awaited<ReturnType<typeof commentedOrder>>;
  beforeAll(async () => {
    desk = await commentedOrder(await open());
  });
  beforeEach(() => desk.nextOrder());
  afterAll(() => desk.world.stop());

  test('a comment is listed with its author, a task with its deadline and whose it is', async () => {
    const comment = await desk.write(' Klient oddzwoni ', { for_shop: true });
    expect(comment).toMatchObject({
      status: 200,
      body: { counts: { comments: 1, tasks: 0, active: 0, overdue: 0 } },
    });
    const raised = await desk.task('Dowód osobisty');
    const { id, slug, number } = desk.order;
    const order = { id, slug, siemens_id: number };
    expect(await desk.list({ order_id: desk.order.id })).toEqual({
      comments: [
        {
          ...{ id: raised.body.comment.id, order: { ...order, status: 'sumup', company_name: null } },
          ...{ body: 'Dowód osobisty', additional_task: true, task_type: 'completing_requests' },
          ...{ due_date: '20-11-2026', due_time: '15:00', created_at: '2026-11-20T11:00:00.000Z' },
          ...{
            task_status: 'active',
            seen: false,
            for_shop: false,
            raised_in: null,
            deleted: null,
            solved: null,
          },
          assigned_user: { id: desk.idOf('tomasz'), full_name: 'tomasz' },
          author: { id: desk.idOf('maria'), full_name: 'maria' },
        },
        {
          ...{ id: comment.body.comment.id, order: { ...order, status: 'sumup', company_name: null } },
          ...{ body: 'Klient oddzwoni', additional_task: false, task_type: null },
          ...{ due_date: null, due_time: null, created_at: '2026-11-20T11:00:00.000Z' },
          ...{ task_status: null, seen: false, for_shop: true, raised_in: null, deleted: null, solved: null },
          assigned_user: null,
          author: { id: desk.idOf('maria'), full_name: 'maria' },
        },
      ],
      counts: { comments: 1, tasks: 1, active: 1, overdue: 0 },
      next: null,
    });
    expect(bodies(await desk.list({ order_id: desk.order.id, additional_task: 'true' }))).toEqual([
      'Dowód osobisty',
    ]);
    expect(bodies(await desk.list({ order_id: desk.order.id, additional_task: 'false' }))).toEqual([
      'Klient oddzwoni',
    ]);
  });

  test('what is missing is said field by field, and nothing is written', async () => {
    expect(await desk.write(' ')).toMatchObject({
      status: 422,
      body: { errors: [{ body: 'Treść komentarza jest wymagana' }] },
    });
    expect((await desk.write('', { additional_task: true })).body['errors']).toEqual([
      { task_type: 'Brak powodu wykonania' },
      { due_date: 'Brak daty' },
      { due_time: 'Brak godziny' },
      { assigned_user_id: 'Brak opiekuna wniosku' },
      { body: 'Brak opisu komentarza' },
    ]);
    expect((await desk.task('Wczoraj', { due_date: '19-11-2026' })).body['errors']).toEqual([
      { due_date: 'Termin nie może być miniony' },
    ]);
    const other = { assigned_user_id: desk.idOf('piotr') };
    expect((await desk.task('Nie dla niego', other)).body['errors']).toEqual([
      { assigned_user_id: 'Brak opiekuna wniosku' },
    ]);
    expect((await desk.write('Do czego', { order_id: 'nothing' })).status).toBe(404);
    expect((await desk.list({ order_id: desk.order.id })).comments).toEqual([]);
  });

  test('a comment is deleted by any of the staff, leaves who did, and comes back by who did within ten minutes', async () => {
    const { id } = (await desk.write('Pomyłka')).body.comment;
    const deleted = await desk.ask('DELETE', `/${id}`, {}, 'tomasz');
    expect(deleted.body).toMatchObject({
      comment: { body: '', deleted: { at: '2026-11-20T11:00:00.000Z', by: { full_name: 'tomasz' } } },
      counts: { comments: 0 },
    });
    expect((await desk.ask('DELETE', `/${id}`, {})).status).toBe(409);
    expect((await desk.ask('POST', `/${id}/restorations`, {})).status).toBe(409);
    desk.clock.now += 600_000;
    expect((await desk.ask('POST', `/${id}/restorations`, {}, 'tomasz')).body).toMatchObject({
      comment: { body: 'Pomyłka', deleted: null },
      counts: { comments: 1 },
    });
    await desk.ask('DELETE', `/${id}`, {}, 'tomasz');
    desk.clock.now += 600_001;
    expect((await desk.ask('POST', `/${id}/restorations`, {}, 'tomasz')).status).toBe(409);
  });

  test('a task is not deleted, and a comment not solved', async () => {
    const raised = (await desk.task('Zadzwonić')).body.comment.id;
    const comment = (await desk.write('Uwaga')).body.comment.id;
    expect((await desk.ask('DELETE', `/${raised}`, {})).body['error']).toBe(
      'Zadania nie można usunąć. Rozwiąż je albo zastąp nowym.',
    );
    expect((await desk.ask('PUT', `/${comment}`, { task_status: 'solved' })).status).toBe(409);
    expect((await desk.ask('PUT', '/nothing', { seen: true })).status).toBe(404);
  });

  test('comments and tasks are seen once somebody has opened them', async () => {
    const raised = (await desk.task('Zadzwonić')).body.comment.id;
    const comment = (await desk.write('Uwaga')).body.comment.id;
    for (const id of [raised, comment])
      expect((await desk.ask('PUT', `/${id}`, { seen: true })).body.comment.seen).toBe(true);
  });

  test('tasks are given to active superadmins and admins, who are listed by name', async () => {
    const names = async () => {
      const answer = await desk.world.app.request('/api/superadmin/administrators', {
        headers: desk.cookieOf('maria'),
      });
      return ((await answer.json()) as ReplyOf<'listAdministrators'>).users.map(({ full_name }) => full_name);
    };
    expect(await names()).toEqual(expect.arrayContaining(['maria', 'tomasz']));
    expect(await names()).not.toContain('piotr');
    const email = 'ewa@test.example';
    await insertAccount(desk.db, { email, roles: ['admin'], fullName: 'zablokowana' });
    const user = await loadUserByEmail(desk.db, email);
    if (user === null) throw new Error('no account');
    expect(await names()).toContain('zablokowana');
    await desk.db.transaction((tx) => saveUser(tx, { ...user, active: false }, desk.clock.now));
    expect(await names()).not.toContain('zablokowana');
  });

  test('who does not manage tasks gets 403', async () => {
    expect((await desk.ask('GET', '/', undefined, 'piotr')).status).toBe(403);
    expect((await desk.write('Uwaga', {}, 'piotr')).status).toBe(403);
  });
});
