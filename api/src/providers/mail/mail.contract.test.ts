import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '../provider-request.ts';
import { runSimulators } from '../testing/running-simulators.ts';
import { mail } from './mail.ts';

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

/** A mail server that takes or refuses, and the letters that it was given as they were sent. */
async function relay(options: SMTPServerOptions = {}): Promise<{ url: string; letters: Email[] }> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then(
        async (raw) => {
          letters.push(await PostalMime.parse(raw));
          done();
        },
        () => done(new Error('unread')),
      );
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://user:password@127.0.0.1:${port}?ignoreTLS=true`, letters };
}
const from = 'Wnioski <wnioski@firma.example>';

test('a letter says that a machine wrote it and when, and a repeated one is the same letter', async () => {
  const { url, letters } = await relay({ onAuth: (_auth, _session, done) => done(null, { user: 'user' }) });
  const post = mail({ smtpUrl: url, from });
  await post.sendMail(ask);
  await post.sendMail(ask);
  await post.sendMail({ ...ask, key: 'e-2' });
  const ids = letters.map(({ messageId }) => messageId);
  expect(ids).toEqual([ids[0], ids[0], expect.stringMatching(/^<[\da-f]{40}@firma\.example>$/u)]);
  expect(new Set(ids).size).toBe(2);
  for (const { headers, date, from: sender } of letters) {
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(sender).toEqual({ name: 'Wnioski', address: 'wnioski@firma.example' });
  }
});

test('a letter that is refused is refused for good; a password that is refused, or a server that goes silent, is tried again', async () => {
  const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const auth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(null, { user: 'user' });
  const outcome = async (options: SMTPServerOptions, bound = 5_000): Promise<unknown> =>
    mail({ smtpUrl: (await relay(options)).url, from }, bound)
      .sendMail(ask)
      .catch((error: unknown) => (error as Error).name);
  expect({
    letter: await outcome({
      onAuth: auth,
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(no(554))),
    }),
    reader: await outcome({ onAuth: auth, onRcptTo: (_to, _session, done) => done(no(550)) }),
    busy: await outcome({ onAuth: auth, onRcptTo: (_to, _session, done) => done(no(450)) }),
    password: await outcome({ onAuth: (_auth, _session, done) => done(no(535)) }),
    silent: await outcome({ onAuth: auth, onData: (stream) => void stream.resume() }, 200),
  }).toEqual({
    letter: 'ProviderRefused',
    reader: 'ProviderRefused',
    busy: 'ProviderUnavailable',
    password: 'ProviderUnavailable',
    silent: 'ProviderUnavailable',
  });
});

test('a server that is switched off can be asked again later', async () => {
  await world.behave('mail', 'outage');
  await expect(world.providers.mail.sendMail({ ...ask, key: 'e-3' })).rejects.toBeInstanceOf(
    ProviderUnavailable,
  );
  await world.behave('mail', 'ordinary');
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
