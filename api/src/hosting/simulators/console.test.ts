import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSimulators } from '../../providers/testing/running-simulators.ts';

const parcel = {
  key: 'c-1',
  orderNumber: '100123',
  recipient: {
    name: 'Genowefa <Brzęczyszczykiewicz>',
    phone: '+48500600700',
    email: 'g@example.pl',
    street: 'Lipowa',
    buildingNumber: '12',
    apartmentNumber: null,
    postalCode: '53-505',
    city: 'Wrocław',
  },
};

test('what the providers saw outlives the process, and lies encrypted on the disk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simulators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const before = await runSimulators(dataDir);
  await before.providers.courier.orderCourier(parcel);
  const written = readdirSync(dataDir)
    .map((file) => readFileSync(join(dataDir, file)).toString('utf8'))
    .join('');
  await before.stop();
  expect(written).not.toContain('Genowefa');
  expect(written).not.toContain('500600700');

  const after = await runSimulators(dataDir);
  const page = await after.read('/simulators');
  await after.stop();
  expect(page).toContain('Genowefa &lt;Brzęczyszczykiewicz&gt;');
});

test('buttons do not listen to other sites, nor to actions that are not offered', async () => {
  const world = await runSimulators();
  onTestFinished(() => world.stop());
  const { parcelId } = await world.providers.courier.orderCourier(parcel);
  const press = (action: string, origin: string) =>
    fetch(`${world.simulators.url}/simulators/items/${parcelId}/${action}`, {
      method: 'POST',
      body: new URLSearchParams({ back: 'courier' }),
      headers: { Origin: origin },
      redirect: 'manual',
    });
  expect((await press('succeed', 'https://evil.example')).status).toBe(403);
  expect((await press('approved', world.simulators.url)).status).toBe(303);
  expect(await world.read('/simulators/courier')).toContain('data-state="pending"');
});

test('every page of the console opens, and says nothing of what is not there', async () => {
  const world = await runSimulators();
  onTestFinished(() => world.stop());
  const paths = [
    '',
    '/bluemedia',
    '/dotpay',
    '/autenti',
    '/decision-engine',
    '/courier',
    '/messages',
    '/registry',
    '/tables',
  ];
  const replies = await Promise.all(paths.map((path) => fetch(`${world.simulators.url}/simulators${path}`)));
  expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const unknown = [
    '/sim/bluemedia/continue/x',
    '/sim/dotpay/pay/x',
    '/sim/autenti/sign/x-0-y',
    '/sim/mail/x/html',
    '/sim/icons/99.svg',
  ];
  const missing = await Promise.all(unknown.map((path) => fetch(`${world.simulators.url}${path}`)));
  expect(missing.map(({ status }) => status)).toEqual(unknown.map(() => 404));
});

test('a page tells of one order alone where its number is asked for (F129)', async () => {
  const world = await runSimulators();
  onTestFinished(() => world.stop());
  await world.providers.courier.orderCourier(parcel);
  await world.providers.courier.orderCourier({ ...parcel, key: 'c-2', orderNumber: '100124' });
  const titles = async (query: string): Promise<readonly string[]> =>
    [...(await world.read(`/simulators/courier${query}`)).matchAll(/<h2>([^<]*)/gu)].map(([, title]) =>
      String(title).trim(),
    );
  expect(await titles('')).toHaveLength(2);
  expect(await titles('?order=100124')).toEqual(['Umowa do wniosku 100124']);
  expect(await titles('?order=999')).toEqual([]);
  expect(await world.read('/simulators/courier?order=%3Cb%3E')).toContain('wniosku &lt;b&gt;.');
});

test('the console brings its own letters, so that no page looks for them elsewhere', async () => {
  const world = await runSimulators();
  onTestFinished(() => world.stop());
  const style = await world.read('/simulators/style.css');
  const named = [...style.matchAll(/url\(([^)]+)\)/gu)].map(([, file]) => String(file));
  const answers = await Promise.all(named.map((file) => fetch(`${world.simulators.url}/simulators/${file}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'font/woff2'],
    [200, 'font/woff2'],
  ]);
});
