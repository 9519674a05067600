// @module-tag slow
import { countOutbox, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { laptopOrder } from '../../testing/client-steps.ts';
import type { RunningApp } from '../../testing/running-app.ts';
import { shopKey } from '../../testing/seed-shop.ts';
import { runWithSandbox, type WithSandbox } from '../../testing/with-sandbox.ts';

const patient = { timeout: 20_000, interval: 50 };

/** A price that the simulated engine approves by itself. */
const small = () => {
  const order = laptopOrder();
  return {
    ...order,
    order_items_attributes: order.order_items_attributes.map((item) => ({ ...item, gross_price: '9225.00' })),
  };
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
interface Message {
  readonly kind: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
}

onEachDatabase("an order of a shop's test key", (open) => {
  let pair: WithSandbox;
  let real: RunningApp;
  let sandbox: RunningApp;
  beforeAll(async () => {
    pair = await runWithSandbox(open);
    ({ real, sandbox } = pair);
  });
  afterAll(() => pair.stop());

  const messagesOf = async (slug: string, key: string): Promise<readonly Message[]> =>
    (await pair.ask(sandbox, `/api/sandbox/messages?order=${slug}`, key)).body['messages'] as Message[];
  /** The link to sign a document of this title, from the letters that the shop's server may read. */
  const linkToSign = (slug: string, key: string, title: string): Promise<string> =>
    vi.waitFor(async () => {
      const letters = (await messagesOf(slug, key)).filter(({ subject }) => subject?.includes(title));
      const link = /http\S+\/sim\/autenti\/sign\/\S+/u.exec(letters.at(-1)?.text ?? '')?.[0];
      if (link === undefined) throw new Error('Nobody was written to');
      return link;
    }, patient);
  const post = (address: string, fields: Record<string, string>): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: sandbox.url },
      redirect: 'manual',
    });

  test(
    'goes to its signed agreement in the sandbox by the key alone; the key opens nothing here, and once revoked nothing there',
    { timeout: 90_000 },
    async () => {
      const shopAdmin = await real.signIn('sklep@test.example');
      const settings = await real.app.request('/api/shop/settings/api_keys', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...shopAdmin },
        body: JSON.stringify({ name: 'kasa', sandbox: true }),
      });
      const { key, shop } = (await settings.json()) as {
        key: string;
        shop: { sandbox_url: string; api_keys: { id: string; name: string; sandbox: boolean }[] };
      };
      expect(key).toMatch(/^test_[\w-]{43}$/u);
      expect(shop.sandbox_url).toBe(sandbox.url);
      expect(shop.api_keys.map(({ name, sandbox: isTest }) => [name, isTest])).toEqual([
        ['test', false],
        ['kasa', true],
      ]);
      await pair.answers(key, 200);

      const slug = await sandbox.createOrder(small(), bearer(key));
      await sandbox.fillIn(slug, 'qes');
      await sandbox.reached(slug, 'form_saved');
      await post(await linkToSign(slug, key, 'Potwierdzenie'), { answer: 'sign' });
      await sandbox.reached(slug, 'leasing_decision_ok');
      await vi.waitFor(
        async () => expect((await sandbox.read(slug)).allowed).toContain('ACCEPT_AGREEMENT'),
        patient,
      );
      await sandbox.call('acceptAgreement', { slug }, {});
      await sandbox.reached(slug, 'initial_payment_link_sent_to_client');
      await sandbox.call('openPayment', { slug }, {});
      const payer = { channel_id: '101', email: 'jan@firma.example' };
      const agreed = { bylaw: true, personal_data: true } as const;
      const { form } = (await sandbox.call('startPayment', { slug }, { ...payer, ...agreed })) as {
        form: { action: string; fields: { name: string; value: string }[] };
      };
      expect(new URL(form.action).origin).toBe(sandbox.url);
      const paying = await post(
        form.action,
        Object.fromEntries(form.fields.map(({ name, value }) => [name, value])),
      );
      await post(new URL(paying.headers.get('location') ?? '', form.action).href, { answer: 'succeed' });
      await post(await linkToSign(slug, key, 'Umowa'), { answer: 'sign' });
      await sandbox.reached(slug, 'agreement_signed');
      expect(await loadOrder(real.ports.db, slug)).toBeNull();

      expect((await pair.list(real, key)).body).toEqual({
        error: `To klucz testowy. Wyślij to samo do piaskownicy: ${sandbox.url}.`,
        detail: `This is a key of the sandbox and opens nothing here; send the same call to ${sandbox.url}.`,
        code: 'sandbox_key',
      });
      expect((await pair.list(real, shopKey)).body['orders']).toEqual([]);
      expect([(await pair.list(real, key)).status, (await pair.list(sandbox, shopKey)).status]).toEqual([
        401, 401,
      ]);

      const made = shop.api_keys.find(({ sandbox: isTest }) => isTest);
      await real.app.request(`/api/shop/settings/api_keys/${made?.id ?? ''}`, {
        method: 'DELETE',
        headers: shopAdmin,
      });
      await pair.answers(key, 401);
      await vi.waitFor(async () => expect(await countOutbox(real.ports.db)).toEqual([]), patient);
      const providers = await real.app.request('/api/superadmin/providers', {
        headers: await real.signIn('admin@test.example'),
      });
      const states = ((await providers.json()) as { providers: { provider: string }[] }).providers;
      expect(states.find(({ provider }) => provider === 'sandbox')).toMatchObject({
        ...{ answered_at: expect.any(String), waiting: 0, retried: 0, failing_since: null },
      });
    },
  );

  test('shows its letters and texts to its own shop alone', { timeout: 60_000 }, async () => {
    const [own, strange] = [await pair.makeKey('test', 'serwer'), await pair.makeKey('strange', 'obcy')];
    const slugs = [
      await sandbox.createOrder(small(), bearer(own)),
      await sandbox.createOrder(small(), bearer(own)),
    ];
    for (const slug of slugs) await sandbox.fillIn(slug, 'qes');
    const numbers = await Promise.all(slugs.map(async (slug) => (await sandbox.read(slug)).siemens_id));
    for (const [place, slug] of slugs.entries()) {
      await linkToSign(slug, own, 'Potwierdzenie');
      const told = JSON.stringify(await messagesOf(slug, own));
      expect(numbers.map((number) => told.includes(`wniosek ${number}`))).toEqual([place === 0, place === 1]);
    }
    const statusOf = async (key: string, slug: string) =>
      (await pair.ask(sandbox, `/api/sandbox/messages?order=${slug}`, key)).status;
    expect([
      await statusOf(own, slugs[0] ?? ''),
      await statusOf(own, 'nieznany'),
      await statusOf(strange, slugs[0] ?? ''),
      await statusOf(shopKey, slugs[0] ?? ''),
    ]).toEqual([200, 404, 404, 401]);
    expect((await pair.ask(real, `/api/sandbox/messages?order=${slugs[0] ?? ''}`, shopKey)).status).toBe(404);
  });
});
