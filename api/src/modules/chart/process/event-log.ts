import type { OrderHistory } from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { byteOrderMark, csvLine } from '../../../documents/csv.ts';

const columns = [
  ...['case_id', 'activity', 'timestamp', 'from', 'to', 'passed', 'actor', 'forced'],
  ...['channel', 'financing', 'ms_in_previous'],
] as const;

/** How long the order had been in what each event leaves, in ms; null where it leaves nothing. */
function timesBefore({ events }: OrderHistory): readonly (number | null)[] {
  let since: number | null = null;
  return events.map(({ at, visited }) => {
    if (visited.length === 0) return null;
    const ms = since === null ? null : at - since;
    since = at;
    return ms;
  });
}

/** The log as CSV, a line an event, whole traces one after another. */
export async function* csvLog(orders: AsyncIterable<OrderHistory>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const order of orders) {
    const times = timesBefore(order);
    const lines = order.events.map((event, at) =>
      csvLine([
        ...[order.number, event.event, momentToWire(event.at), event.from ?? '', event.to],
        ...[event.visited.slice(0, -1).join(' '), event.actor, event.forced ? 1 : 0],
        ...[order.salesChannel, order.financingType, times[at] ?? ''],
      ]),
    );
    yield lines.join('');
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

const attribute = (
  type: 'string' | 'date' | 'int' | 'boolean',
  key: string,
  value: string | number | boolean,
) => `<${type} key="${key}" value="${escaped(String(value))}"/>`;

const xesHead = `<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1849-2016" xes.features="" xmlns="http://www.xes-standard.org/">
<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>
<extension name="Organizational" prefix="org" uri="http://www.xes-standard.org/org.xesext"/>
<global scope="trace">${attribute('string', 'concept:name', '')}</global>
<global scope="event">${attribute('string', 'concept:name', '')}${attribute('date', 'time:timestamp', '1970-01-01T00:00:00.000Z')}</global>
<classifier name="Activity" keys="concept:name"/>
<classifier name="Activity and status" keys="concept:name status:to"/>
`;

/** The log as XES, a trace an order. */
export async function* xesLog(orders: AsyncIterable<OrderHistory>): AsyncGenerator<string> {
  yield xesHead;
  for await (const { number, salesChannel, financingType, events } of orders) {
    const rows = events.map(({ event, at, actor, from, to, forced }) =>
      [
        '<event>',
        attribute('string', 'concept:name', event),
        attribute('date', 'time:timestamp', momentToWire(at)),
        attribute('string', 'org:role', actor),
        ...(from === null ? [] : [attribute('string', 'status:from', from)]),
        attribute('string', 'status:to', to),
        attribute('boolean', 'forced', forced),
        '</event>\n',
      ].join(''),
    );
    yield [
      '<trace>',
      attribute('string', 'concept:name', number),
      attribute('string', 'channel', salesChannel),
      attribute('string', 'financing', financingType),
      '\n',
      ...rows,
      '</trace>\n',
    ].join('');
  }
  yield '</log>\n';
}
