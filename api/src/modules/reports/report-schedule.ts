import type { ReportSchedule } from '@app/db';
import { Cron } from 'croner';

/** Each week; it is asked for moments alone and starts no timer. */
const weekly = ({ weekday, time }: ReportSchedule): Cron => {
  const [hour = '', minute = ''] = time.split(':');
  return new Cron(`${Number(minute)} ${Number(hour)} * * ${weekday.slice(0, 3)}`, {
    timezone: 'Europe/Warsaw',
    paused: true,
  });
};

/**
 * The first moment after `at` (epoch ms) at which a report is sent. A time that the spring leaves out is the first one
 * after it; of one that the autumn repeats the first counts.
 */
export function nextSending(schedule: ReportSchedule, at: number): number {
  const next = weekly(schedule).nextRun(new Date(at));
  if (next === null) throw new Error(`There is no ${schedule.weekday} ${schedule.time}`);
  return next.getTime();
}

/** The last moment up to `at` (epoch ms), itself included, at which a report was to be sent: of several that were missed the newest. */
export function lastSending(schedule: ReportSchedule, at: number): number {
  const [last] = weekly(schedule).previousRuns(1, new Date(at + 1));
  if (last === undefined) throw new Error(`There was no ${schedule.weekday} ${schedule.time}`);
  return last.getTime();
}
