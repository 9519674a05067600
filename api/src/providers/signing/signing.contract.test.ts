import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderRefused } from '../provider-request.ts';
import { runSimulators } from '../testing/running-simulators.ts';
import type { SigningRequest } from './signing.port.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const content = new TextEncoder().encode('%PDF-1.7 umowa');
const ask = (key: string): SigningRequest => ({
  key,
  title: `Umowa leasingu ${key}`,
  description: 'Prosimy o podpis pod umową.',
  signature: 'qualified',
  signers: [
    { firstName: 'Jan', lastName: 'Kowalski', email: 'jan@example.pl' },
    { firstName: 'Anna', lastName: 'Wiśniewska', email: 'anna@example.pl' },
  ],
  files: [{ filename: 'umowa.pdf', content }],
});
/** The pages of a process's signers, whose addresses stand in the mails to them. */
const pagesOf = async (processId: string): Promise<readonly string[]> => {
  const mails = await world.read('/simulators/messages');
  const found = mails.matchAll(/http[^\s"<]*\/sim\/autenti\/sign\/(\w+)-(\d)-\w+/gu);
  const own = [...found].filter(([, id]) => `DOCUMENT_PROCESS:${id}` === processId);
  return [...new Map(own.map(([url, , place]) => [Number(place), url]))]
    .toSorted(([first], [second]) => first - second)
    .map(([, url]) => url);
};
const read = async () => {
  const { body, headers } = await world.inbox.next();
  return world.providers.signing.parseNotification(body, headers);
};

test('a started process waits for both signers, each of whom got a mail with a link of his own', async () => {
  const { processId, status, signers } = await world.providers.signing.start(ask('s-1'));
  expect({ status, signers }).toEqual({
    status: 'STARTED',
    signers: [
      { email: 'jan@example.pl', signed: false },
      { email: 'anna@example.pl', signed: false },
    ],
  });
  expect(new Set(await pagesOf(processId)).size).toBe(2);
});

test('repeated under the same key it is the same process with the same file, and nobody is written to twice', async () => {
  const first = await world.providers.signing.start(ask('s-1'));
  expect(await world.providers.signing.start(ask('s-1'))).toEqual(first);
  const mails = await world.read('/simulators/messages');
  expect(mails.match(/Dokument do podpisu: Umowa leasingu s-1/g)).toHaveLength(2);
});

test('each signature is progress, the last one completes it, and the signed file can be had', async () => {
  const { processId } = await world.providers.signing.start(ask('s-2'));
  const [first = '', second = ''] = await pagesOf(processId);
  expect(await (await fetch(first)).text()).toContain('umowa.pdf');
  expect(await (await world.send(first, { answer: 'sign' })).text()).toContain('Dokument jest podpisany');
  const signers = [
    { email: 'jan@example.pl', signed: true },
    { email: 'anna@example.pl', signed: false },
  ];
  expect(await read()).toMatchObject({
    events: [{ orderRef: processId, status: 'STARTED', outcome: 'pending', signers }],
  });
  await world.send(second, { answer: 'sign' });
  expect(await read()).toMatchObject({
    ok: true,
    events: [{ orderRef: processId, status: 'COMPLETED', outcome: 'completed' }],
  });
  const [file, ...others] = await world.providers.signing.signedFiles(processId);
  const text = new TextDecoder().decode(file?.content);
  expect([file?.filename, others]).toEqual(['umowa.pdf', []]);
  expect(text).toBe('%PDF-1.7 umowa\n% Podpisali: Jan Kowalski, Anna Wiśniewska\n%%EOF\n');
});

test('that all have signed is no end while the process is open', async () => {
  const { processId } = await world.providers.signing.start(ask('s-open'));
  await world.press('autenti', 'signed');
  expect(await read()).toMatchObject({
    events: [{ orderRef: processId, status: 'SIGNED', outcome: 'pending' }],
  });
  await world.press('autenti', 'succeed');
  expect(await read()).toMatchObject({
    events: [{ orderRef: processId, status: 'COMPLETED', outcome: 'completed' }],
  });
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
  expect(await adapter.ask(processId)).toMatchObject({
    ...{ id: `autenti:asked:${processId}:STARTED:0`, orderRef: processId },
    ...{ status: 'STARTED', outcome: 'pending' },
  });
  await world.press('autenti', 'fail');
  const told = await read();
  const { id, ...rejected } = await adapter.ask(processId);
  expect([id, told.ok && told.events]).toEqual([
    `autenti:asked:${processId}:REJECTED:0`,
    [{ id: expect.stringMatching(/^autenti:/u), ...rejected }],
  ]);
});

test('a refusal on the page ends the process', async () => {
  const { processId } = await world.providers.signing.start(ask('s-3'));
  const [page = ''] = await pagesOf(processId);
  await world.send(page, { answer: 'refuse' });
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
