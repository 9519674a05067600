import { Hono } from 'hono';
import { authorized } from '../simulation/authorized.ts';
import { linked } from '../simulation/page.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';

export type SimulatedSms = { readonly to: string; readonly text: string };

/** SMSAPI: takes messages to Polish numbers and keeps them for the console. Errors come with HTTP 200, as its own do. */
export function simulateSms({ store, settings, now }: Simulation): Simulator {
  const collection = store.collection<SimulatedSms>('sms');
  const wire = new Hono();
  wire.use(authorized(`Bearer ${settings.sms.token}`));

  wire.post('/sms.do', async (context) => {
    const { to, message, idx } = await context.req.json<Record<string, string>>();
    if (!/^48\d{9}$/.test(to ?? '')) return context.json({ error: 13, message: 'No correct phone numbers' });
    if (!message) return context.json({ error: 11, message: 'Message too long or there is no message' });
    const { item, repeated } = collection.add(idx ?? crypto.randomUUID(), 'sent', {
      to: to ?? '',
      text: message,
    });
    if (repeated) return context.json({ error: 53, message: 'Not unique idx parameter' });
    const sent = {
      id: item.id,
      points: 0.16,
      number: to,
      submitted_number: to?.slice(2),
      status: 'QUEUE',
      error: null,
      idx,
      parts: 1,
    };
    return context.json({ count: 1, list: [{ ...sent, date_sent: Math.floor(now() / 1000) }] });
  });

  return {
    provider: 'sms',
    wire,
    press() {},
    show(item) {
      const { to, text } = (item as Item<SimulatedSms>).data;
      return { title: `SMS na +${to}`, facts: [['Treść', linked(text)]], presses: [] };
    },
  };
}
