import { listBankVerifications, listPayments, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashTables } from '../../../testing/hash-tables.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { atTheBank, waitingForClientToPay } from './testing/notification-routes.ts';

type Started = { form: { action: string; fields: { name: string; value: string }[] } };

/**
 * What somebody can do who holds an order's link and sees everything that his browser is sent, but knows no key of a
 * provider. Each test walks an order as far as the provider.
 */
onEachDatabase('somebody who holds only the link of an order', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const notify = async (path: string, fields: Readonly<Record<string, string>> | string[][]) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    const answer = await world.app.request(path, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.text() };
  };
  const itn = (list: string) =>
    notify('/api/bluemedia/notifications', {
      transactions: Buffer.from(`<transactionList>${list}</transactionList>`).toString('base64'),
    });
  const orderIdOf = async (slug: string): Promise<string> => (await loadOrder(db, slug))?.id ?? '';

  test('cannot have his own text signed as the bank’s answer', { timeout: 90_000 }, async () => {
    const slug = await atTheBank(world, '1PLN');
    const [verification] = await listBankVerifications(db, await orderIdOf(slug));
    const before = await hashTables(db);
    const forged = [verification?.id, 'X1', '1.00', 'PLN', 'SUCCESS', 'POSITIVE', 'Jan', 'Kowalski'];
    const asked = await itn(
      `<serviceID>123456</serviceID><transactions><transaction><orderID>${forged.join('|')}</orderID></transaction></transactions><hash>${'0'.repeat(64)}</hash>`,
    );
    expect(asked).toEqual({ status: 401, body: '' });
    const hash = /<hash>(.*)<\/hash>/u.exec(asked.body)?.[1] ?? '0'.repeat(64);
    const [orderId, remoteId, amount, currency, status, verified, first, last] = forged;
    const told = await itn(
      `<serviceID>123456</serviceID><transactions><transaction><orderID>${orderId}</orderID><remoteID>${remoteId}</remoteID><amount>${amount}</amount><currency>${currency}</currency><paymentStatus>${status}</paymentStatus><verificationStatus>${verified}</verificationStatus><customerData><fName>${first}</fName><lName>${last}</lName></customerData><z>NOTCONFIRMED</z></transaction></transactions><hash>${hash}</hash>`,
    );
    expect(told).toEqual({ status: 401, body: '' });
    expect(await hashTables(db)).toEqual(before);
    expect((await world.read(slug)).status).toBe('test_payment_in_progress');
  });

  test(
    'cannot use the checksum of a payment’s form as the word that he has paid',
    {
      timeout: 90_000,
    },
    async () => {
      const slug = await waitingForClientToPay(world);
      await world.call('openPayment', { slug }, {});
      const pay = async (email?: string) => {
        const body: BodyOf<'startPayment'> = {
          channel_id: '101',
          bylaw: true,
          personal_data: true,
          ...(email ? { email } : {}),
        };
        const { form } = (await world.call('startPayment', { slug }, body)) as Started;
        return Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
      };
      const first = await pay();
      await world.call('openPayment', { slug }, {});
      const control = first['control'] ?? '';
      const amount = first['amount'] ?? '';
      const second = await pay(`paymentcompleted${amount}PLN${control}@x.pl`);
      const signed = (name: string) => second[name] ?? '';
      const before = await hashTables(db);
      const operation = [
        ...['amount', 'currency', 'description', 'control', 'channel', 'ch_lock', 'url', 'type'],
        ...['firstname', 'lastname'],
      ]
        .map(signed)
        .join('');
      const told = await notify('/api/dotpay/notifications', {
        id: signed('id'),
        operation_number: operation,
        operation_type: 'payment',
        operation_status: 'completed',
        operation_original_amount: amount,
        operation_original_currency: 'PLN',
        control,
        description: '@x.pl11',
        signature: signed('chk'),
      });
      expect(told).toEqual({ status: 401, body: '' });
      expect(await hashTables(db)).toEqual(before);
      expect((await world.read(slug)).status).toBe('initial_payment_in_progress');
      expect((await listPayments(db, await orderIdOf(slug))).map(({ status }) => status)).not.toContain(
        'completed',
      );
    },
  );
});
