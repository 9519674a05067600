import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blueMediaHash } from '../../../providers/bank-verification/blue-media-hash.ts';
import { decisionSignature } from '../../../providers/decision-engine/decision-engine.ts';
import { urlcSignature } from '../../../providers/initial-payment/dotpay-notification.ts';
import { hashTables, runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { simulatedSettings } from '../../../providers/settings.ts';

/** As the tests' application derives them from its secret. */
const { bankVerification, initialPayment, decisionEngine } = simulatedSettings({
  url: '',
  publicUrl: '',
  smtpUrl: '',
  secret: 'test secret',
});

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

const nested = (depth: number, open: string, shut: string): string =>
  `${open.repeat(depth)}1${shut.repeat(depth)}`;

/** A list of one transfer, hashed under our key as if its own texts were these; `more` stands in the transfer. */
function bluemedia(orderId: string, more = '', texts: readonly string[] = []): Sent {
  const {
    serviceId,
    sharedKeys: [sharedKey],
  } = bankVerification;
  const paid = '20261122101500';
  const values = [serviceId, orderId, 'R1', '1.00', 'PLN', paid, 'SUCCESS', ...texts];
  const transfer = `<orderID>${orderId}</orderID><remoteID>R1</remoteID><amount>1.00</amount><currency>PLN</currency><paymentDate>${paid}</paymentDate><paymentStatus>SUCCESS</paymentStatus>${more}`;
  const xml = `<transactionList><serviceID>${serviceId}</serviceID><transactions><transaction>${transfer}</transaction></transactions><hash>${blueMediaHash(values, sharedKey)}</hash></transactionList>`;
  return bluemediaXml(xml);
}

const bluemediaXml = (xml: string): Sent => ({
  path: '/api/bluemedia/notifications',
  body: new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') }).toString(),
});

function dotpay(fields: Readonly<Record<string, string>>): Sent {
  const sent = {
    id: initialPayment.accountId,
    operation_number: 'M1000-2000',
    operation_type: 'payment',
    operation_status: 'completed',
    operation_amount: '1.00',
    operation_currency: 'PLN',
    operation_original_amount: '1.00',
    operation_original_currency: 'PLN',
    operation_datetime: '2026-11-22 10:15:00',
    control: 'nobody',
    description: 'Wniosek',
    email: 'jan@firma.example',
    channel: '101',
    ...fields,
  };
  const signature = urlcSignature(sent, initialPayment.pins[0]);
  return {
    path: '/api/dotpay/notifications',
    body: new URLSearchParams({ ...sent, signature }).toString(),
  };
}

const decision = (body: string): Sent => ({
  path: '/api/decision_engine/notifications',
  body,
  headers: { 'x-signature': decisionSignature(body, decisionEngine.keys[0]) },
});

const approved = (fields: object): string =>
  JSON.stringify({ id: 'd1', reference: 'nobody', outcome: 'approved', ...fields });

const deep = 8_000;
const tenMegabytes = ' '.repeat(10 * 1024 * 1024);

/** Under a right signature. */
const signed: Readonly<Record<string, readonly [Sent, number]>> = {
  'a transfer with 8,000 nested elements': [bluemedia('A', nested(deep, '<a>', '</a>'), ['1']), 400],
  'a transfer with __proto__': [bluemedia('A', '<__proto__>1</__proto__>', ['1']), 400],
  'a transfer with constructor': [bluemedia('A', '<constructor>1</constructor>', ['1']), 400],
  'a transfer with 30,000 elements': [bluemedia('A', '<a/>'.repeat(30_000)), 400],
  'a transfer of U+0000': [bluemedia('A\0'), 401],
  'a transfer cut off': [bluemediaXml('<transactionList><serviceID>123456</serv'), 400],
  'a transfer of 10 MB': [bluemedia('A', `<a>${tenMegabytes}</a>`), 413],
  'a payment of U+0000': [dotpay({ control: 'A\0' }), 401],
  'a payment with the number U+0000': [dotpay({ operation_number: '\0' }), 401],
  'a payment in the status __proto__': [dotpay({ operation_status: '__proto__' }), 401],
  'a payment cut off': [{ ...dotpay({}), body: dotpay({}).body.slice(0, -8) }, 401],
  'a payment of 10 MB': [dotpay({ description: tenMegabytes }), 413],
  'a decision nested 8,000 deep': [decision(nested(deep, '[', ']')), 400],
  'a decision with 8,000 nested conditions': [
    decision(approved({ outcome: 'conditional' }).replace('}', `,"conditions":${nested(deep, '[', ']')}}`)),
    400,
  ],
  'a decision with __proto__': [
    decision('{"__proto__":{"id":"d1","reference":"A","outcome":"approved"}}'),
    400,
  ],
  'a decision of U+0000': [decision(approved({ reference: 'A\0' })), 400],
  'a decision with the id of half a pair': [decision(approved({ id: '\ud800' })), 400],
  'a decision cut off': [decision(approved({}).slice(0, -2)), 400],
  'a decision of 10 MB': [decision(approved({ more: tenMegabytes })), 413],
};

/** Without a signature, or with one that is no signature. */
const unsigned: Readonly<Record<string, readonly [Sent, number]>> = {
  'a list of nothing': [bluemediaXml('<transactionList/>'), 400],
  'what is not base64': [{ path: '/api/bluemedia/notifications', body: 'transactions=%00%ff%' }, 400],
  'nested elements alone': [bluemediaXml(nested(deep, '<a>', '</a>')), 400],
  '__proto__ alone': [bluemediaXml('<__proto__><__proto__>1</__proto__></__proto__>'), 400],
  'a payment of no field': [{ path: '/api/dotpay/notifications', body: '\0\uffff{"<' }, 400],
  'an unsigned decision nested 8,000 deep': [
    { path: '/api/decision_engine/notifications', body: nested(deep, '[', ']') },
    401,
  ],
  'a signing event nested 8,000 deep': [
    { path: '/api/autenti/notifications', body: nested(deep, '[', ']') },
    401,
  ],
  'a signing event under null': [
    {
      path: '/api/autenti/notifications',
      body: '[]',
      headers: { 'x-jws-signature': `${Buffer.from('null').toString('base64url')}..AA` },
    },
    401,
  ],
  'a signing event under nested JSON': [
    {
      path: '/api/autenti/notifications',
      body: '[]',
      headers: { 'x-jws-signature': `${Buffer.from(nested(deep, '[', ']')).toString('base64url')}..AA` },
    },
    401,
  ],
  'a signing event of 10 MB': [{ path: '/api/autenti/notifications', body: `[${tenMegabytes}]` }, 413],
};

onEachDatabase('a broken notification (F019, F020)', (open) => {
  let world: RunningApp;
  let db: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  test.each([
    ['signed', signed],
    ['unsigned', unsigned],
  ])('is refused and changes nothing, %s', async (_, notifications) => {
    const before = await hashTables(db);
    const answers = Object.entries(notifications).map(async ([what, [{ path, body, headers }]]) => {
      const { status } = await world.app.request(path, { method: 'POST', body, ...(headers && { headers }) });
      return [what, status];
    });
    expect(Object.fromEntries(await Promise.all(answers))).toEqual(
      Object.fromEntries(Object.entries(notifications).map(([what, [, status]]) => [what, status])),
    );
    expect(await hashTables(db)).toEqual(before);
  });

  test('is told from one that is whole and of no order: that one is taken', async () => {
    const taken = [bluemedia('nobody'), dotpay({}), decision(approved({}))].map(
      async ({ path, body, headers }) => {
        return (await world.app.request(path, { method: 'POST', body, ...(headers && { headers }) })).status;
      },
    );
    expect(await Promise.all(taken)).toEqual([200, 200, 200]);
  });
});
