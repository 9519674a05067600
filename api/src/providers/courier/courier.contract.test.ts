import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-request.ts';
import { runSimulators } from '../testing/running-simulators.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const recipient = {
  name: 'Jan Kowalski',
  phone: '+48500600700',
  email: 'jan@example.pl',
  street: 'Lipowa',
  buildingNumber: '12',
  apartmentNumber: '4',
  postalCode: '53-505',
  city: 'Wrocław',
};

test('the courier is ordered once per key and appears in the console', async () => {
  const ask = { key: 'c-1', orderNumber: '100123', recipient };
  const parcel = await world.providers.courier.orderCourier(ask);
  expect(parcel.trackingNumber).toMatch(/^SYM\d{10}PL$/);
  expect(await world.providers.courier.orderCourier(ask)).toEqual(parcel);
  const console = await world.read('/simulators/courier');
  expect(console.match(/Umowa do wniosku 100123/g)).toHaveLength(1);
  expect(console).toContain('Lipowa 12 m. 4, 53-505 Wrocław');
});

test('a courier that was called off has no buttons any more', async () => {
  const { parcelId } = await world.providers.courier.orderCourier({
    key: 'c-2',
    orderNumber: '100124',
    recipient,
  });
  await world.providers.courier.cancelCourier(parcelId, 'c-2:cancel');
  expect(await world.read('/simulators/courier')).not.toContain(`items/${parcelId}/`);
});

test('a courier that is switched off can be asked again later', async () => {
  const ask = { key: 'c-3', orderNumber: '100125', recipient };
  await world.behave('courier', 'outage');
  await expect(world.providers.courier.orderCourier(ask)).rejects.toBeInstanceOf(ProviderUnavailable);
  await world.behave('courier', 'ordinary');
  expect(await world.providers.courier.orderCourier(ask)).toHaveProperty('parcelId');
});
