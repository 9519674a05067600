// @module-tag slow
import { channel } from 'node:diagnostics_channel';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrder, openDatabase } from '@app/db';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filledForm } from '../../demo/filled-form.ts';
import { runApp, seedShop } from '../../testing/index.ts';
import { readableIn, type Planted } from '../../testing/planted.ts';

const patient = { timeout: 30_000, interval: 50 };
const account = '61109010140000071219812874';

/** Every address that is asked for while the test runs, by the application and of it. */
function watchAddresses(): string[] {
  const asked: string[] = [];
  const listen = (message: unknown): void => {
    const { request } = message as { request: { origin?: string | null; path: string } };
    asked.push(`${request.origin ?? ''}${request.path}`);
  };
  const sent = channel('undici:request:create');
  sent.subscribe(listen);
  onTestFinished(() => {
    sent.unsubscribe(listen);
  });
  return asked;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test(
  'personal data that a client types in is read nowhere but through the application (S11)',
  { timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const addresses = watchAddresses();
    const db = openDatabase(`sqlite:${join(folder, 'database.sqlite')}`, { keys: testKeys });
    onTestFinished(() => db.close());
    await db.migrate();
    await seedShop(db);
    const world = await runApp(db, {}, { level: 'info', simulatorsIn: join(folder, 'simulators') });
    onTestFinished(() => world.stop());
    const { person } = world;
    const planted: Planted = {
      pesel: person.pesel,
      document: person.seriesAndNumber,
      phone: person.phone,
      account,
      email: person.email,
      surname: person.lastName,
      vatId: person.vatId,
      payer: 'platnik@osoba.example',
      street: 'Ulica Zasiana',
      reason: 'Odeszła żona 44051401359',
    };

    const slug = await world.createOrder({ own_payment_in_percent: '20' });
    await world.walkToForm(slug, 'delivery');
    const form = filledForm(await world.read(slug), person);
    for (const each of form.company_attributes.krs_users_attributes)
      each.address_attributes = { ...each.address_attributes, street: planted['street'] ?? '' } as never;
    await world.call('saveDraft', { slug }, { order: form as never, section: 'persons' });
    await world.call('saveFormForLater', { slug }, { order: form as never, section: 'persons' });
    await world.call('submitForm', { slug }, { order: form, bik: { device_fingerprint: 'f' } as never });
    await world.reached(slug, 'test_payment_opened');
    const { channels } = (await world.call('getVerificationChannels', { slug }, undefined)) as {
      channels: { id: string; component: 'AIS' | '1PLN' }[];
    };
    const bank = channels.find(({ component }) => component === '1PLN');
    await world.call('startVerification', { slug }, { channel_id: bank?.id ?? '', component: '1PLN' });
    await world.press('bluemedia', 'succeed');
    await world.reached(slug, 'ready_for_siemens');
    await vi.waitFor(() => world.press('decision-engine', 'approved'), patient);
    await world.reached(slug, 'leasing_decision_ok');
    await vi.waitFor(
      async () => expect((await world.read(slug)).allowed).toContain('ACCEPT_AGREEMENT'),
      patient,
    );
    await world.call('acceptAgreement', { slug }, {});
    await world.reached(slug, 'initial_payment_link_sent_to_client');
    await world.call('openPayment', { slug }, {});
    const { form: payment } = (await world.call('startPayment', { slug }, {
      channel_id: '101',
      email: planted['payer'] ?? '',
      bylaw: true,
      personal_data: true,
    } as never)) as { form: { action: string; fields: { name: string; value: string }[] } };
    await world.form(
      payment.action,
      Object.fromEntries(payment.fields.map(({ name, value }) => [name, value])),
    );
    await world.press('dotpay', 'succeed');
    await world.reached(slug, 'initial_payment_accepted');
    const other = await world.createOrder({
      external_order_id: 'A-2',
      user_attributes: {
        full_name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        phone: person.phone,
      },
      company_attributes: { vat_id: person.vatId },
    });
    await world.call('cancelOrder', { slug: other }, { reason: planted['reason'] ?? null });
    // What went wrong is told in lines, too: a refusal, a broken body, an order that is not there.
    await world.app.request(`/api/orders/${slug}/basic_company_details`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vat_id: '1', email: person.email, pesel: person.pesel }),
    });

    // Numbers that identify a person: masked to everybody; staff ask for each of them.
    const seenBy = async (path: string, account: string | null) => {
      const headers = account === null ? {} : await world.signIn(account);
      const text = await (await world.app.request(path, { headers })).text();
      return ['pesel', 'document', 'account'].filter((what) => text.includes(planted[what] ?? '?'));
    };
    expect({
      client: await seenBy(`/api/orders/${slug}`, null),
      form: await seenBy(`/api/orders/${slug}/company_details`, null),
      shop: await seenBy(`/api/shop/orders/${slug}`, 'sklep@test.example'),
      staff: await seenBy(`/api/superadmin/orders/${slug}`, 'admin@test.example'),
      preview: await seenBy(`/api/orders/${slug}/agreement_preview`, null),
    }).toEqual({ client: [], form: [], shop: [], staff: [], preview: [] });
    const admin = await world.signIn('admin@test.example');
    const { company_attributes: shown } = await world.read(slug);
    const reveals = await Promise.all([
      world.call(
        'revealPerson',
        { slug, id: shown?.krs_users_attributes[0]?.id ?? '' },
        { fields: ['pesel', 'series_and_number'], reason: planted['reason'] ?? '' },
        admin,
      ),
      world.call(
        'revealCompany',
        { slug },
        { fields: ['bank_account_number'], reason: planted['reason'] ?? '' },
        admin,
      ),
    ]);
    expect(reveals).toEqual([
      { numbers: { pesel: planted['pesel'], series_and_number: planted['document'] } },
      { numbers: { bank_account_number: account } },
    ]);

    expect((await loadOrder(db, slug))?.contact?.email).toBe(person.email);
    const files = [...filesIn(folder), ...filesIn(world.folder)];
    expect(files.map((path) => path.slice(path.lastIndexOf('/') + 1))).toEqual(
      expect.arrayContaining(['database.sqlite', 'database.sqlite-wal', 'simulators.db']),
    );
    expect(addresses.length).toBeGreaterThan(10);
    expect(world.log.length).toBeGreaterThan(10);
    const stored = files.flatMap((path) => readableIn(path, readFileSync(path), planted));
    const named = files.flatMap((path) => readableIn('file name', path, planted));
    const logged = world.log.flatMap((line) => readableIn(`line ${line}`, line, planted));
    const addressed = addresses.flatMap((address) => readableIn(address, address, planted));
    expect({ stored, named, logged, addressed }).toEqual({
      stored: [],
      named: [],
      logged: [],
      addressed: [],
    });
  },
);

test('whoever looks for planted data finds it plain, folded, in an address and in base64', () => {
  const planted = { name: 'Żółć Łada', mail: 'a+b@c.example' };
  const hidden = [
    'Żółć Łada',
    'zolc lada',
    encodeURIComponent('Żółć Łada'),
    Buffer.from('x:a+b@c.example;').toString('base64'),
  ];
  expect(hidden.map((text) => readableIn('here', text, planted).length)).toEqual([1, 1, 1, 1]);
  expect(readableIn('here', 'nobody', planted)).toEqual([]);
});
