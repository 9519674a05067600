import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderRefused } from '../provider-request.ts';
import { runSimulators } from '../testing/running-simulators.ts';
import { trustedRedirect } from '../trusted-redirect.ts';
import { signing } from './signing.ts';
import type { SigningRequest } from './signing.port.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const content = new TextEncoder().encode('%PDF-1.7 umowa');
const ask = (key: string): SigningRequest => ({
  key,
  purpose: 'agreement',
  title: `Umowa leasingu ${key}`,
  description: 'Prosimy o podpis pod umową.',
  signature: 'qualified',
  signers: [
    { firstName: 'Jan', lastName: 'Kowalski', email: 'jan@example.pl' },
    { firstName: 'Anna', lastName: 'Wiśniewska', email: 'anna@example.pl' },
  ],
  files: [{ filename: 'umowa.pdf', content }],
  returnUrl: 'https://app.example.pl/orders/V1StGXR8_Z5jdHi6B-myT',
});
const read = async () => {
  const { body, headers } = await world.inbox.next();
  return world.providers.signing.parseNotification(body, headers);
};

test('a started process waits for both signers, each of whom got a mail with a link', async () => {
  const { status, signers } = await world.providers.signing.start(ask('s-1'));
  expect({ status, signers: signers.map(({ email, signed }) => ({ email, signed })) }).toEqual({
    status: 'STARTED',
    signers: [
      { email: 'jan@example.pl', signed: false },
      { email: 'anna@example.pl', signed: false },
    ],
  });
  const mails = await world.read('/simulators/messages');
  for (const { url } of signers) expect(mails).toContain(url);
});

test('whose pages lie on a host that is not on the list is under way by the mails alone, and the operator is told', async () => {
  const { settings } = world.simulators;
  const elsewhere = 'https://elsewhere.example';
  const listed = {
    ...settings,
    redirectHosts: [],
    signing: { ...settings.signing, url: elsewhere },
    bankVerification: { ...settings.bankVerification, url: elsewhere },
  };
  const told: string[][] = [];
  const leads = trustedRedirect(listed, (...strange) => told.push(strange));
  const begun = await signing(settings.signing, leads, Date.now).start(ask('s-0'));
  expect([begun.status, ...begun.signers.map(({ url }) => url)]).toEqual(['STARTED', null, null]);
  const { host } = new URL(settings.signing.url);
  expect(told).toEqual([
    ['Autenti', host],
    ['Autenti', host],
  ]);
});

test('repeated under the same key it is the same process with the same file, and nobody is written to twice', async () => {
  const first = await world.providers.signing.start(ask('s-1'));
  expect(await world.providers.signing.start(ask('s-1'))).toEqual(first);
  const mails = await world.read('/simulators/messages');
  expect(mails.match(/Dokument do podpisu: Umowa leasingu s-1/g)).toHaveLength(2);
});

test('it is completed when the last signer has signed on the page, and the signed file can be had', async () => {
  const { processId, signers } = await world.providers.signing.start(ask('s-2'));
  const [first, second] = signers.map(({ url }) => url ?? '');
  expect(await (await fetch(first ?? '')).text()).toContain('umowa.pdf');
  expect((await world.send(first ?? '', { answer: 'sign' })).headers.get('location')).toBe(
    ask('s-2').returnUrl,
  );
  expect((await world.providers.signing.read(processId)).signers.map(({ signed }) => signed)).toEqual([
    true,
    false,
  ]);
  await world.send(second ?? '', { answer: 'sign' });
  expect(await read()).toMatchObject({
    ok: true,
    events: [{ orderRef: processId, status: 'COMPLETED', outcome: 'completed' }],
  });
  expect(await world.providers.signing.signedFiles(processId)).toEqual([{ filename: 'umowa.pdf', content }]);
});

test.each([
  ['succeed', 'COMPLETED', 'completed'],
  ['fail', 'REJECTED', 'failed'],
  ['expire', 'EXPIRED', 'failed'],
])('pressing %s brings %s', async (action, status, outcome) => {
  const { processId } = await world.providers.signing.start(ask(`s-${action}`));
  await world.press('autenti', action);
  expect(await read()).toMatchObject({ events: [{ orderRef: processId, status, outcome }] });
});

test('asked, Autenti says of a process what its notification says', async () => {
  const { processId } = await world.providers.signing.start(ask('s-asked'));
  const { signing: adapter } = world.providers;
  const running = { orderRef: processId, status: 'STARTED', outcome: 'pending' };
  expect(await adapter.ask(processId)).toEqual({ id: `autenti:asked:${processId}:STARTED`, ...running });
  await world.press('autenti', 'fail');
  const told = await read();
  const { id, ...rejected } = await adapter.ask(processId);
  expect([id, told.ok && told.events]).toEqual([
    `autenti:asked:${processId}:REJECTED`,
    [{ id: expect.stringMatching(/^autenti:/u), ...rejected }],
  ]);
});

test('a refusal on the page ends the process', async () => {
  const { processId, signers } = await world.providers.signing.start(ask('s-3'));
  await world.send(signers[0]?.url ?? '', { answer: 'refuse' });
  expect(await read()).toMatchObject({ events: [{ orderRef: processId, outcome: 'failed' }] });
});

test('a withdrawn process is aborted without a notification; withdrawing what is over changes nothing', async () => {
  const { processId } = await world.providers.signing.start(ask('s-4'));
  await world.providers.signing.withdraw(processId, 's-4:withdraw');
  await world.providers.signing.withdraw(processId, 's-4:withdraw');
  expect((await world.providers.signing.read(processId)).status).toBe('ABORTED');
  expect(world.inbox.delivered).toEqual([]);
});

test('a notification without its signature, or with another body, is refused', async () => {
  await world.providers.signing.start(ask('s-5'));
  await world.press('autenti', 'succeed');
  const { body, headers } = await world.inbox.next();
  const { signing: adapter } = world.providers;
  expect(await adapter.parseNotification(body, new Headers())).toMatchObject({
    ok: false,
    reason: 'signature',
  });
  expect(await adapter.parseNotification(body.replace('COMPLETED', 'REJECTED'), headers)).toMatchObject({
    ok: false,
    reason: 'signature',
  });
});

test('what Autenti does not take is refused for good', async () => {
  await expect(world.providers.signing.start({ ...ask('s-6'), signers: [] })).rejects.toBeInstanceOf(
    ProviderRefused,
  );
});
