import { createHash } from 'node:crypto';
import {
  listBankVerifications,
  listPersons,
  listRefunds,
  loadApplication,
  loadOrder,
  newPerson,
  replacePersons,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { atTheBank } from './testing/notification-routes.ts';
import { simulatedSettings } from '../../../providers/settings.ts';

/** The key that both sides of the test derive. */
const { bankVerification } = simulatedSettings({
  url: '',
  publicUrl: '',
  smtpUrl: '',
  secret: 'test secret',
});

/** What a bank says of a verification; a field that is null was not sent. */
interface Said {
  readonly amount?: string;
  readonly currency?: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly nrb?: string | null;
  /** Name and address in one; 'own' stands for the company's. */
  readonly line?: string | null;
  readonly verification?: string | null;
  readonly payment: 'SUCCESS' | 'FAILURE';
}

const element = (name: string, value: string | null): string =>
  value === null ? '' : `<${name}>${value}</${name}>`;

/** The notification of a payment, signed as Blue Media does. */
function itn(orderId: string, said: Required<Said>): string {
  const { serviceId, sharedKeys } = bankVerification;
  const moment = '20261120130511';
  const remoteId = `BM${orderId.slice(-16)}`;
  const values = [serviceId, orderId, remoteId, said.amount, said.currency, moment, said.payment];
  const payer = [said.firstName, said.lastName, said.nrb, said.line, said.verification];
  const all = [...values, ...payer.filter((value) => value !== null), ...sharedKeys];
  const hash = createHash('sha256').update(all.join('|')).digest('hex');
  const xml = `<transactionList><serviceID>${serviceId}</serviceID><transactions><transaction><orderID>${orderId}</orderID><remoteID>${remoteId}</remoteID><amount>${said.amount}</amount><currency>${said.currency}</currency><paymentDate>${moment}</paymentDate><paymentStatus>${said.payment}</paymentStatus><customerData>${element('fName', said.firstName)}${element('lName', said.lastName)}${element('nrb', said.nrb)}${element('senderData', said.line)}</customerData>${element('verificationStatus', said.verification)}</transaction></transactions><hash>${hash}</hash></transactionList>`;
  return new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') }).toString();
}

/** Each test walks an order to the bank. */
onEachDatabase('an answer of the bank', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  const account = '61109010140000071219812874';
  /** Of whom the form speaks. */
  const ownWords = (): Required<Said> => ({
    amount: '1.00',
    currency: 'PLN',
    firstName: world.person.firstName,
    lastName: world.person.lastName,
    nrb: account,
    line: null,
    verification: null,
    payment: 'SUCCESS',
  });

  test.each([
    ['a złoty from the person’s account', '1PLN', {}, 'ready_for_siemens', ['1.00 PLN']],
    ['a złoty from no account that it names', '1PLN', { nrb: null }, 'test_payment_manual', ['1.00 PLN']],
    [
      'a złoty from the company’s account',
      '1PLN',
      { firstName: null, lastName: null, line: 'own' },
      'ready_for_siemens',
      ['1.00 PLN'],
    ],
    [
      'a złoty from another company',
      '1PLN',
      { firstName: null, lastName: null, line: 'Inna sp. z o.o.' },
      'test_payment_manual',
      ['1.00 PLN'],
    ],
    ['a złoty from somebody else', '1PLN', { lastName: 'Inny' }, 'test_payment_manual', ['1.00 PLN']],
    [
      'a złoty from nobody that it names',
      '1PLN',
      { firstName: null, lastName: null, nrb: null },
      'test_payment_manual',
      ['1.00 PLN'],
    ],
    ['ten thousand', '1PLN', { amount: '10000.00' }, 'test_payment_manual', ['10000.00 PLN']],
    ['a euro', '1PLN', { currency: 'EUR' }, 'test_payment_manual', ['1.00 EUR']],
    [
      'no money, as if for a look into the account',
      '1PLN',
      { amount: '0.00', verification: 'POSITIVE' },
      'test_payment_manual',
      [],
    ],
    [
      'its own verdict on the account',
      'AIS',
      { amount: '0.00', firstName: null, lastName: null, nrb: null, verification: 'POSITIVE' },
      'ready_for_siemens',
      [],
    ],
    ['no verdict on the account', 'AIS', { amount: '0.00' }, 'test_payment_manual', []],
    [
      'a verdict, and money that nobody asked for',
      'AIS',
      { verification: 'POSITIVE' },
      'test_payment_manual',
      ['1.00 PLN'],
    ],
  ] as const)('that is %s (%s)', { timeout: 60_000 }, async (_what, mode, change, rests, paid) => {
    const slug = await atTheBank(world, mode);
    const id = (await loadOrder(db, slug))?.id ?? '';
    const [verification] = await listBankVerifications(db, id);
    const said: Required<Said> = { ...ownWords(), ...change };
    const { company } = await loadApplication(db, id);
    const line = said.line === 'own' ? `${company?.name} ul. Lipowa 12` : said.line;
    const body = itn(verification?.id ?? '', { ...said, line });
    expect(await world.deliver({ path: '/api/bluemedia/notifications', headers, body })).toBe(200);
    await world.reached(slug, rests);
    const shown = (await world.read(slug)).payments_attributes;
    expect(shown.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual(paid);
  });

  test('that is a złoty from the other of two who sign counts as well', async () => {
    const slug = await atTheBank(world, '1PLN');
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const first = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', willSign: true };
    await db.transaction(async (tx) => replacePersons(tx, id, [first, ...(await listPersons(tx, id))]));
    const [verification] = await listBankVerifications(db, id);
    const body = itn(verification?.id ?? '', ownWords());
    expect(await world.deliver({ path: '/api/bluemedia/notifications', headers, body })).toBe(200);
    await world.reached(slug, 'ready_for_siemens');
  });

  test('that a transfer came after all counts, and its złoty is kept and owed back', async () => {
    const slug = await atTheBank(world, '1PLN');
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const [verification] = await listBankVerifications(db, id);
    const tell = async (payment: Said['payment']) => {
      const body = itn(verification?.id ?? '', { ...ownWords(), payment });
      expect(await world.deliver({ path: '/api/bluemedia/notifications', headers, body })).toBe(200);
    };
    await tell('FAILURE');
    await world.reached(slug, 'test_payment_opened');
    expect((await world.read(slug)).payments_attributes).toEqual([]);
    await tell('SUCCESS');
    await world.reached(slug, 'ready_for_siemens');
    const { payments_attributes: shown } = await world.read(slug);
    expect(shown.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual(['1.00 PLN']);
    expect((await listRefunds(db, id)).map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [100, 'zloty', 'owed'],
    ]);
  });

  test('that the client broke off an older verification is kept with its złoty, and leaves him at the bank', async () => {
    const slug = await atTheBank(world, '1PLN');
    const { id: orderId = '' } = (await loadOrder(db, slug)) ?? {};
    const [older] = await listBankVerifications(db, orderId);
    await world.call('changeVerificationMode', { slug }, {});
    await world.call('startVerification', { slug }, { channel_id: '101', component: '1PLN' });
    const { redirectUrl } = (await loadOrder(db, slug)) ?? {};
    const body = itn(older?.id ?? '', { ...ownWords(), verification: 'REJECTED_BY_USER' });
    expect(await world.deliver({ path: '/api/bluemedia/notifications', headers, body })).toBe(200);
    const attempts = await listBankVerifications(db, orderId);
    expect(attempts.map(({ id, status }) => [id === older?.id, status])).toEqual([
      [true, 'failed'],
      [false, 'started'],
    ]);
    const { status, payments_attributes: shown } = await world.read(slug);
    expect([status, shown.map(({ amount, currency }) => `${amount} ${currency}`)]).toEqual([
      'test_payment_in_progress',
      ['1.00 PLN'],
    ]);
    expect((await loadOrder(db, slug))?.redirectUrl).toBe(redirectUrl);
  });
});
