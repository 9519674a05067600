import { isCalendarDate } from './calendar-date.ts';
import { warsawDay, warsawMoment, warsawTime } from './warsaw-day.ts';

/** When a task is due, as people write it: dd-MM-yyyy (dots and slashes too) and HH:mm, by the clocks in Poland. */
export interface TaskDeadline {
  readonly date: string;
  readonly time: string;
}

/** The day that was typed as YYYY-MM-DD; null where there is none such. */
export function readTaskDate(typed: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/u.exec(typed.trim()) ?? [];
  if (day === undefined || month === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** The time that was typed as HH:mm; null where there is none such. */
export function readTaskTime(typed: string): string | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/u.exec(typed.trim()) ?? [];
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** The moment in epoch milliseconds; null where day or time is none. */
export function taskDueAt({ date, time }: TaskDeadline): number | null {
  const [day, clock] = [readTaskDate(date), readTaskTime(time)];
  return day === null || clock === null ? null : warsawMoment(day, clock);
}

/** How a moment (epoch milliseconds) stands on the wire and in the form. */
export const taskDeadlineOf = (at: number): TaskDeadline => ({
  date: warsawDay(at).split('-').toReversed().join('-'),
  time: warsawTime(at),
});

const minute = 60_000;

/** What a person is told of a deadline: five minutes before, a minute before, and when it has passed. */
export type DeadlineStep = 'soon' | 'now' | 'past';

/** The step that a deadline has reached (both epoch milliseconds); null while there is more time. */
export function deadlineStep(dueAt: number, now: number): DeadlineStep | null {
  if (dueAt <= now) return 'past';
  if (dueAt - now < minute) return 'now';
  return dueAt - now <= 5 * minute ? 'soon' : null;
}
