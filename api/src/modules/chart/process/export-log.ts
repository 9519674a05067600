import { bytesOf } from '../../../documents/csv.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { momentsOf, periodOf } from '../../../kernel/report-period.ts';
import { csvLog, xesLog } from './event-log.ts';
import { histories } from './histories.ts';

const formats = {
  csv: { write: csvLog, type: 'text/csv; charset=utf-8' },
  xes: { write: xesLog, type: 'application/xml; charset=utf-8' },
} as const;

/** The event log, written as fast as it is read: nothing of it is held but the part that is being written. */
export const exportLog: Query<'exportLog'> = async ({ ports, query }) => {
  const { format = 'csv', ...days } = query;
  const period = periodOf(days, ports.now());
  const { from, before } = momentsOf(period);
  const { write, type } = formats[format];
  const texts = write(histories(ports.db, { createdFrom: from, createdBefore: before }));
  const name = `przebieg-${period.from}-${period.to}.${format}`;
  return new Response(bytesOf(texts), {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
};
