import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider, type Asked } from '../testing/recording-provider.ts';
import type { SigningRequest } from './signing.port.ts';
import { signing } from './signing.ts';

const id = 'DOCUMENT_PROCESS:0f4a1c52-7a7e-4a39-9d55-1c3d2e9b7a10';
const path = `/document-processes/${encodeURIComponent(id)}`;
const party = (status: string): object => ({
  party: {
    firstName: 'Jan',
    lastName: 'Kowalski',
    contacts: [{ type: 'CONTACT-TYPE:EMAIL', attributes: { email: 'jan@example.pl' } }],
  },
  role: 'SIGNER',
  participationStatus: status,
});
const sender = { party: { contacts: [] }, role: 'SENDER' };

const ask: SigningRequest = {
  key: 's-1',
  title: 'Umowa leasingu 2026/000123',
  description: 'Prosimy o podpis.',
  signature: 'basic',
  signers: [{ firstName: 'Jan', lastName: 'Kowalski', email: 'jan@example.pl' }],
  files: [{ filename: 'umowa.pdf', content: new TextEncoder().encode('%PDF-1.7') }],
};

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (text: string): string => Buffer.from(text).toString('base64url');
/** `<header>..<signature>`: RS256 over the header and the body, which itself is left out. */
function detached(body: string, header: object): string {
  const first = encoded(JSON.stringify(header));
  return `${first}..${sign('RSA-SHA256', Buffer.from(`${first}.${encoded(body)}`), privateKey).toString('base64url')}`;
}

/** Autenti with one process in this status. */
async function autenti(status: string, participation = 'ACTIVE') {
  const files = [
    { id: 'FILE:1', filename: 'umowa.pdf', filePurpose: 'SOURCE_FILE' },
    { id: 'FILE:2', filename: 'umowa-podpisana.pdf', filePurpose: 'SIGNED_CONTENT_FILE' },
    { id: 'FILE:3', filename: 'archiwum.zip', filePurpose: 'CONTENT_ARCHIVE' },
  ];
  const answers: Readonly<Record<string, string>> = {
    'POST /document-processes': JSON.stringify({ id, status: 'DRAFT' }),
    [`GET ${path}`]: JSON.stringify({ id, status, parties: [sender, party(participation)] }),
    [`GET ${path}/files`]: `${files.map((file) => JSON.stringify(file)).join('\n')}\n`,
    [`GET ${path}/files/FILE%3A2/content`]: '%PDF-1.7 podpisana',
    'GET /webhook.jwks': JSON.stringify({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'webhook-1', alg: 'RS256', use: 'sig' }],
    }),
  };
  const provider = await recordingProvider(({ method, path: to }) => ({
    body: answers[`${method} ${to}`] ?? '',
  }));
  onTestFinished(provider.close);
  const settings = { url: provider.url, key: 'key-0001', jwksUrl: `${provider.url}/webhook.jwks` };
  return { asked: provider.asked, adapter: signing(settings, Date.now) };
}
const called = ({ method, path: to }: Asked): string => `${method} ${to}`;
const selection = (event: string): string =>
  Buffer.from(
    `{"classifiers":["CHALLENGE_CLASSIFIER-UNIQUE_TYPE:ACTION_SELECTION"],"attributes":{"selectedIds":["EVENT_CLASSIFIER-UNIQUE_TYPE:${event}"]}}`,
  ).toString('base64');

test('a process is made, given its file and sent by the calls of API v2', async () => {
  const { asked, adapter } = await autenti('PROCESSING');
  expect(await adapter.start(ask)).toEqual({
    processId: id,
    status: 'STARTED',
    signers: [{ email: 'jan@example.pl', signed: false }],
  });
  expect(asked.map(called)).toEqual([
    'POST /document-processes',
    `POST ${path}/files`,
    `POST ${path}/actions`,
    `GET ${path}`,
  ]);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(
    asked.map(() => 'api-key key-0001'),
  );
  const [created, file, sent] = asked;
  expect(JSON.parse(created?.body ?? '')).toEqual({
    title: 'Umowa leasingu 2026/000123',
    description: 'Prosimy o podpis.',
    processLanguage: 'pl',
    parties: [
      {
        party: {
          firstName: 'Jan',
          lastName: 'Kowalski',
          contacts: [{ type: 'CONTACT-TYPE:EMAIL', attributes: { email: 'jan@example.pl' } }],
        },
        role: 'SIGNER',
        constraints: [
          {
            constrainedActions: ['ACTION:SIGNATURE_APPLICATION'],
            classifiers: ['CONSTRAINT-UNIQUE_TYPE:SIGNATURE_TYPE'],
            attributes: { requiredClassifiers: ['SIGNATURE_PROVIDER-SIGNATURE_TYPE:BASIC'] },
          },
        ],
      },
    ],
  });
  const form = await new Response(file?.body, {
    headers: { 'Content-Type': file?.headers.get('content-type') ?? '' },
  }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, part]) => [name, part instanceof Blob ? await part.text() : part]),
  );
  expect(parts).toEqual([
    ['fileMeta', '{"filename":"umowa.pdf","filePurpose":"SOURCE_FILE","mimeType":"application/pdf"}'],
    ['file', '%PDF-1.7'],
  ]);
  expect(sent?.headers.get('x-assertion')).toBe(selection('DOCUMENT_SENT'));
});

test('a process that runs is withdrawn by an action, one that is over is left alone', async () => {
  const running = await autenti('PROCESSING');
  await running.adapter.withdraw(id, 'w-1');
  expect(running.asked.map(called)).toEqual([`GET ${path}`, `POST ${path}/actions`]);
  expect(running.asked[1]?.headers.get('x-assertion')).toBe(selection('DOCUMENT_WITHDRAWAL'));
  const over = await autenti('COMPLETED');
  await over.adapter.withdraw(id, 'w-1');
  expect(over.asked.map(called)).toEqual([`GET ${path}`]);
});

test.each([
  ['DRAFT', 'ACTIVE', 'PENDING'],
  ['PROCESSING', 'ACTIVE', 'STARTED'],
  ['PROCESSING', 'COMPLETED', 'SIGNED'],
  ['COMPLETED', 'COMPLETED', 'COMPLETED'],
  ['REJECTED', 'ACTIVE', 'REJECTED'],
  ['EXPIRED', 'ACTIVE', 'EXPIRED'],
  ['WITHDRAWN', 'ACTIVE', 'ABORTED'],
])('a process that is %s, its signer %s, reads as %s', async (status, participation, expected) => {
  expect((await (await autenti(status, participation)).adapter.read(id)).status).toBe(expected);
});

test('of the files, listed as lines of JSON, the signed ones are fetched', async () => {
  const { adapter } = await autenti('COMPLETED', 'COMPLETED');
  const [file, ...more] = await adapter.signedFiles(id);
  expect([file?.filename, new TextDecoder().decode(file?.content), more]).toEqual([
    'umowa-podpisana.pdf',
    '%PDF-1.7 podpisana',
    [],
  ]);
});

test('a webhook is believed by its detached signature, and its process is asked for', async () => {
  const { adapter, asked } = await autenti('COMPLETED', 'COMPLETED');
  const body = `[{"id":"e-1","eventType":"EVENT_CLASSIFIER-UNIQUE_TYPE:DOCUMENT_PROCESS_COMPLETED","object":{"id":"${id}","type":"DOCUMENT_PROCESS"}}]`;
  const delivered = (signature: string) =>
    adapter.parseNotification(body, new Headers({ 'x-jws-signature': signature }));
  expect(await delivered(detached(body, { alg: 'RS256', kid: 'webhook-1' }))).toMatchObject({
    ok: true,
    events: [{ id: 'autenti:e-1', orderRef: id, status: 'COMPLETED' }],
    reply: { status: 200 },
  });
  expect(asked.map(called)).toEqual(['GET /webhook.jwks', `GET ${path}`]);
  for (const header of [
    { alg: 'none', kid: 'webhook-1' },
    { alg: 'RS256', kid: 'webhook-2' },
  ])
    expect(await delivered(detached(body, header))).toMatchObject({ ok: false, reason: 'signature' });
});
