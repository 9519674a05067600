import { expect, test } from 'vitest';
import { commentProblems, deadlineProblems } from './comment-problems.ts';

/** 1 March 2026, 12:00 in Poland. */
const now = Date.UTC(2026, 2, 1, 11);
const task = {
  additional_task: true,
  body: 'Zadzwonić',
  task_type: 'other',
  due_date: '01-03-2026',
  due_time: '12:01',
  assigned_user_id: 'u',
};

test('a comment needs its text alone', () => {
  const comment = { additional_task: false, body: ' \n ' };
  expect(commentProblems(comment, now)).toEqual({ body: 'Treść komentarza jest wymagana' });
  expect(commentProblems({ ...comment, body: 'Klient oddzwoni' }, now)).toEqual({});
});

test('a task needs its type, deadline, assignee and text', () => {
  expect(commentProblems({ additional_task: true, body: '' }, now)).toEqual({
    task_type: 'Brak powodu wykonania',
    due_date: 'Brak daty',
    due_time: 'Brak godziny',
    assigned_user_id: 'Brak opiekuna wniosku',
    body: 'Brak opisu komentarza',
  });
  expect(commentProblems(task, now)).toEqual({});
});

test.each([
  ['yesterday', '28-02-2026', '12:00'],
  ['yesterday without a time', '28-02-2026', ''],
  ['this minute', '01-03-2026', '12:00'],
])('a deadline of %s is past', (_when, due_date, due_time) => {
  expect(deadlineProblems({ due_date, due_time }, now).due_date).toBe('Termin nie może być miniony');
});

test('a day that does not exist is none, and today without a time lacks the time alone', () => {
  expect(deadlineProblems({ due_date: '30-02-2026', due_time: '12:00' }, now)).toEqual({
    due_date: 'Brak daty',
  });
  expect(deadlineProblems({ due_date: '01-03-2026', due_time: '24:00' }, now)).toEqual({
    due_time: 'Brak godziny',
  });
});
