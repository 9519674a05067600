import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { authorized } from '../simulation/authorized.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';

type SimulatedParcel = {
  readonly trackingNumber: string;
  readonly reference: string;
  readonly recipient: Readonly<Record<string, string | null>>;
};

/** The courier: parcels with two copies of an agreement. An administrator, not the courier, reports to the application. */
export function simulateCourier({ store, settings }: Simulation): Simulator {
  const collection = store.collection<SimulatedParcel>('courier');
  const wire = new Hono();
  wire.use(authorized(`Bearer ${settings.courier.keys[0]}`));

  wire.post('/parcels', async (context) => {
    const { reference, recipient } =
      await context.req.json<Pick<SimulatedParcel, 'reference' | 'recipient'>>();
    const key = context.req.header('idempotency-key') ?? crypto.randomUUID();
    const trackingNumber = `SYM${randomInt(1e9, 1e10)}PL`;
    const { item, repeated } = collection.add(key, 'pending', { trackingNumber, reference, recipient });
    return context.json({ id: item.id, tracking_number: item.data.trackingNumber }, repeated ? 200 : 201);
  });

  wire.post('/parcels/:id/cancelation', (context) => {
    const item = collection.find(context.req.param('id'));
    if (!item) return context.json({ error: 'not found' }, 404);
    const { state } = item.state === 'pending' ? collection.save(item.id, 'withdrawn', item.data) : item;
    return context.json({ id: item.id, state });
  });

  return {
    provider: 'courier',
    wire,
    press(item, action) {
      const { data } = item as Item<SimulatedParcel>;
      if (action === 'succeed') collection.save(item.id, 'succeeded', data);
      if (action === 'fail') collection.save(item.id, 'failed', data);
    },
    show(item) {
      const { trackingNumber, reference, recipient } = (item as Item<SimulatedParcel>).data;
      const at = (name: string): string => recipient[name] ?? '';
      const flat = at('apartment_number') && ` m. ${at('apartment_number')}`;
      return {
        title: `Umowa do wniosku ${reference}`,
        facts: [
          ['Odbiorca', `${at('name')}, ${at('phone')}`],
          ['Adres', `${at('street')} ${at('building_number')}${flat}, ${at('postal_code')} ${at('city')}`],
          ['Numer przesyłki', trackingNumber],
          ['Co dalej', 'Gdy podpisany egzemplarz wróci, administrator potwierdza to we wniosku.'],
        ],
        presses:
          item.state === 'pending'
            ? [
                { action: 'succeed', label: 'Podpisana umowa wróciła', tone: 'primary' },
                { action: 'fail', label: 'Nie zastano odbiorcy', tone: 'refuse' },
              ]
            : [],
      };
    },
  };
}
