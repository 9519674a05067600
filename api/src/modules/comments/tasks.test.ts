import { raiseTask } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { bodies, commentedOrder, noon } from './testing/commented-order.ts';

onEachDatabase('tasks', (open) => {
  let desk: Awaited<ReturnType<typeof commentedOrder>>;
  beforeAll(async () => {
    desk = await commentedOrder(await open());
  });
  beforeEach(() => desk.nextOrder());
  afterAll(() => desk.world.stop());

  test('a new task cancels the active one, whoever raised it', async () => {
    const chart = {
      orderId: desk.order.id,
      type: 'other',
      raisedBy: null,
      raisedIn: 'sumup',
      assignedUserId: null,
    } as const;
    await desk.db.transaction((tx) => raiseTask(tx, { ...chart, dueAt: noon }, noon));
    await desk.task('Pierwsze');
    await desk.task('Drugie');
    const { comments, counts } = await desk.list({ order_id: desk.order.id });
    expect(
      comments.map(({ body, task_status, due_time, author, raised_in }) => ({
        body,
        task_status,
        due_time,
        author: author?.full_name ?? null,
        raised_in,
      })),
    ).toEqual([
      { body: 'Drugie', task_status: 'active', due_time: '15:00', author: 'maria', raised_in: null },
      { body: 'Pierwsze', task_status: 'canceled', due_time: '15:00', author: 'maria', raised_in: null },
      { body: '', task_status: 'canceled', due_time: null, author: null, raised_in: 'sumup' },
    ]);
    expect(counts).toEqual({ comments: 0, tasks: 3, active: 1, overdue: 0 });
  });

  test('of two tasks that are added at once one stays active', async () => {
    const answers = await Promise.all([desk.task('Jedno'), desk.task('Drugie', {}, 'tomasz')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { comments } = await desk.list({ order_id: desk.order.id });
    expect(comments.map(({ task_status }) => task_status)).toEqual(['active', 'canceled']);
  });

  test('many orders get a task each; of those that there are not it says so', async () => {
    const { slug: one, id } = { ...desk.order };
    await desk.task('Wcześniejsze');
    await desk.nextOrder();
    const task = {
      slugs: [desk.order.slug, 'no-such', one],
      ...{ body: ' Zadzwonić ', task_type: 'completing_requests' },
      ...{ due_date: '20-11-2026', due_time: '15:00', assigned_user_id: desk.idOf('tomasz') },
    };
    const late = { ...task, due_time: '11:00' };
    expect(await desk.ask('POST', '/tasks', late)).toMatchObject({
      status: 422,
      body: { errors: [{ due_date: 'Termin nie może być miniony' }] },
    });
    expect(await desk.ask('POST', '/tasks', task)).toEqual({
      status: 200,
      body: {
        done: [desk.order.slug, one],
        failed: [{ slug: 'no-such', sentence: 'Nie ma takiego wniosku' }],
      },
    });
    const tasks = await Promise.all([id, desk.order.id].map((order_id) => desk.list({ order_id })));
    expect(tasks.map(({ comments }) => comments.map(({ body, task_status }) => [body, task_status]))).toEqual(
      [
        [
          ['Zadzwonić', 'active'],
          ['Wcześniejsze', 'canceled'],
        ],
        [['Zadzwonić', 'active']],
      ],
    );
  });

  test('a task is solved once, and taken back by who solved it within ten minutes', async () => {
    const { id } = (await desk.task('Zadzwonić')).body.comment;
    const solved = await desk.ask('PUT', `/${id}`, { task_status: 'solved' });
    expect(solved.body).toMatchObject({
      comment: {
        task_status: 'solved',
        solved: { at: '2026-11-20T11:00:00.000Z', by: { full_name: 'maria' } },
      },
      counts: { active: 0 },
    });
    expect((await desk.ask('PUT', `/${id}`, { task_status: 'solved' })).status).toBe(409);
    expect((await desk.ask('PUT', `/${id}`, { task_status: 'active' }, 'tomasz')).status).toBe(409);
    desk.clock.now += 600_000;
    expect((await desk.ask('PUT', `/${id}`, { task_status: 'active' })).body).toMatchObject({
      comment: { task_status: 'active' },
      counts: { active: 1 },
    });
    await desk.ask('PUT', `/${id}`, { task_status: 'solved' });
    await desk.task('Następne');
    expect((await desk.ask('PUT', `/${id}`, { task_status: 'active' })).status).toBe(409);
  });

  test('a task gets a new deadline or another assignee; an overdue one needs the deadline first', async () => {
    const { id } = (await desk.task('Zadzwonić')).body.comment;
    desk.clock.now = noon + 3 * 3_600_000;
    const mine = { assigned_user_id: desk.idOf('maria') };
    expect((await desk.list({ order_id: desk.order.id })).counts.overdue).toBe(0);
    desk.clock.now += 1;
    expect((await desk.list({ order_id: desk.order.id })).counts.overdue).toBe(1);
    expect(await desk.ask('PUT', `/${id}`, mine)).toMatchObject({
      status: 422,
      body: { errors: [{ due_date: 'Termin wykonania zadania minął. Proszę wprowadzić nowy termin.' }] },
    });
    expect((await desk.ask('PUT', `/${id}`, { due_date: '20.11.2026' })).body['errors']).toEqual([
      { due_time: 'Brak godziny' },
    ]);
    const later = { ...mine, due_date: '21.11.2026', due_time: '8:30' };
    expect((await desk.ask('PUT', `/${id}`, later)).body.comment).toMatchObject({
      due_date: '21-11-2026',
      due_time: '08:30',
      assigned_user: { full_name: 'maria' },
    });
    expect((await desk.ask('PUT', `/${id}`, { assigned_user_id: desk.idOf('tomasz') })).status).toBe(200);
  });

  test('tasks of all orders come by deadline, those of one person or overdue apart, solved ones last first', async () => {
    const assignee = await insertAccount(desk.db, { email: 'jan@test.example', roles: ['admin'] });
    const his = { assigned_user_id: assignee };
    const late = (await desk.task('Za godzinę', { ...his, due_time: '13:00' })).body.comment.id;
    for (const [body, due_time] of [
      ['Za chwilę', '12:05'],
      ['Wieczorem', '20:00'],
    ] as const) {
      await desk.nextOrder();
      await desk.task(body, { ...his, due_time });
    }
    const query = { assigned_user_id: assignee, task_status: 'active' };
    const all = await desk.list(query);
    expect([bodies(all), all.counts]).toEqual([
      ['Za chwilę', 'Za godzinę', 'Wieczorem'],
      { comments: null, tasks: null, active: 3, overdue: 0 },
    ]);
    const first = await desk.list({ ...query, limit: '2' });
    expect(bodies(await desk.list({ ...query, limit: '2', after: first.next ?? '' }))).toEqual(['Wieczorem']);
    const due = { assigned_user_id: assignee, due_before: '2026-11-20T11:10:00.000Z' };
    expect(bodies(await desk.list(due))).toEqual(['Za chwilę']);
    desk.clock.now += 86_400_000;
    await desk.ask('PUT', `/${all.comments[0]?.id ?? ''}`, { task_status: 'solved' });
    desk.clock.now += 86_400_000;
    await desk.ask('PUT', `/${late}`, { task_status: 'solved' });
    const solved = await desk.list({ task_status: 'solved', limit: '2' });
    expect(bodies(solved)).toEqual(['Za godzinę', 'Za chwilę']);
  });
});
