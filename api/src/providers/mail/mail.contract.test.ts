import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '../ask-provider.ts';
import { runSimulators } from '../testing/running-simulators.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const ask = {
  key: 'e-1',
  to: 'jan@example.pl',
  subject: 'Zażółć gęślą jaźń – wniosek 100123',
  text: 'Dzień dobry,\nlink: https://app.example.pl/orders/abc',
  html: '<p>Dzień <b>dobry</b></p>',
  attachments: [
    {
      filename: 'umowa-łódź.pdf',
      contentType: 'application/pdf',
      content: new TextEncoder().encode('%PDF-1.7'),
    },
  ],
};

test('a mail arrives once per key with text, HTML and attachment', async () => {
  await world.providers.mail.sendMail(ask);
  await world.providers.mail.sendMail(ask);
  const console = await world.read('/simulators/messages');
  expect(console.match(/Zażółć gęślą jaźń – wniosek 100123/g)).toHaveLength(1);
  expect(console).toContain('<a href="https://app.example.pl/orders/abc">');
  expect(console).toContain('umowa-łódź.pdf');
  const [at] = /sim\/mail\/[0-9a-f]+/.exec(console) ?? [];
  expect(await world.read(`/${at}/html`)).toContain('<p>Dzień <b>dobry</b></p>');
  expect(await world.read(`/${at}/files/0`)).toBe('%PDF-1.7');
});

test('a mailbox that does not exist refuses for good', async () => {
  const refused = world.providers.mail.sendMail({ ...ask, key: 'e-2', to: 'jan@odrzucone.example.pl' });
  await expect(refused).rejects.toBeInstanceOf(ProviderRefused);
});

test('a server that is switched off can be asked again later', async () => {
  await world.outage('mail', 'yes');
  await expect(world.providers.mail.sendMail({ ...ask, key: 'e-3' })).rejects.toBeInstanceOf(
    ProviderUnavailable,
  );
  await world.outage('mail', 'no');
  await world.providers.mail.sendMail({ ...ask, key: 'e-3', subject: 'Po awarii' });
  expect(await world.read('/simulators/messages')).toContain('Po awarii');
});

test('a sender whose connection breaks in the middle of a mail does not end the mailbox', async () => {
  const { port } = new URL(world.smtpUrl);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'data');
  for (const line of ['EHLO killed.example', 'MAIL FROM:<killed@firma.example>']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.resetAndDestroy();
  await world.providers.mail.sendMail({ ...ask, key: 'e-4', subject: 'Po zerwaniu' });
  expect(await world.read('/simulators/messages')).toContain('Po zerwaniu');
});
