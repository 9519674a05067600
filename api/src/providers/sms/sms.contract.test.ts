import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderRefused } from '../provider-request.ts';
import { runSimulators } from '../testing/running-simulators.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

test('an SMS is sent once per key and shown with its whole text, its address a link', async () => {
  const sms = {
    key: 'm-1',
    to: '+48500600700',
    text: 'Link do oplaty wstepnej: https://app.example.pl/orders/abc. Wniosek 100123.',
  };
  await world.providers.sms.sendSms(sms);
  await world.providers.sms.sendSms(sms);
  const console = await world.read('/simulators/messages');
  expect(console.match(/SMS na \+48500600700/g)).toHaveLength(1);
  expect(console).toContain(
    '<a href="https://app.example.pl/orders/abc">https://app.example.pl/orders/abc</a>. Wniosek 100123.',
  );
});

test('a number that is none is refused for good', async () => {
  await expect(world.providers.sms.sendSms({ key: 'm-2', to: '+4850', text: 'x' })).rejects.toBeInstanceOf(
    ProviderRefused,
  );
});
