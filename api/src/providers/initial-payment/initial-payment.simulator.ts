import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { groszOf } from '../amount.ts';
import { bankName, transferBanks } from '../simulation/banks.ts';
import { behaviourOf } from '../simulation/behaviour.ts';
import { decidedPage, originOf, unknownPage } from '../simulation/client-answer.ts';
import { page, rootFrom } from '../simulation/page.ts';
import { delay, say, usualPresses } from '../simulation/simulation.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item, ItemState } from '../simulation/store.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import { paymentPage, refusedForm } from './simulated-payment-page.ts';
import { chkOf, signatureOf } from './simulated-signatures.ts';
import { notificationOf } from './simulated-urlc.ts';
import type { SimulatedPayment } from './simulated-urlc.ts';
import { zloty } from '../simulation/format.ts';

const states: Readonly<Record<string, ItemState>> = {
  progress: 'pending',
  succeed: 'succeeded',
  delay: 'succeeded',
  fail: 'failed',
  unclear: 'unclear',
  refund: 'refunded',
};
const operationNumber = (): string => `M${randomInt(1000, 10_000)}-${randomInt(10_000, 100_000)}`;

/** Dotpay: channels, the payment page that a form of hidden fields opens, notifications. */
export function simulateInitialPayment(simulation: Simulation): Simulator {
  const { store, settings, publicUrl, now } = simulation;
  const {
    accountId,
    pins: [pin],
  } = settings.initialPayment;
  const collection = store.collection<SimulatedPayment>('dotpay');
  const wire = new Hono();
  const pages = new Hono();

  wire.get('/payment_api/v1/channels/', (context) => {
    if (context.req.query('id') !== accountId)
      return context.json({ error_code: 'UNKNOWN_ACCOUNT', detail: 'Unknown account' }, 400);
    const group = { group: 'fast_transfers', group_name: 'szybkie transfery' };
    const open = { is_disable: 'False', is_not_online: 'False', form_names: ['agreement'] };
    const channels = transferBanks.map(({ id, name, icon }) => ({
      id,
      name,
      short_name: name,
      logo: `${publicUrl}/${icon}`,
      ...group,
      ...open,
    }));
    const fields = ['bylaw', 'personal_data'].map((name) => ({ name, required: true, description_html: '' }));
    return context.json({ channels, forms: [{ form_name: 'agreement', fields }] });
  });

  pages.post('/t2/', async (context) => {
    const { chk = '', ...fields } = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const isNext = fields['api_version'] === 'next';
    if (!isNext || fields['id'] !== accountId || !fields['control'] || chkOf(fields, pin) !== chk) {
      return page(context, { title: 'Dotpay', body: refusedForm, status: 409 });
    }
    return context.redirect(`${rootFrom(context.req.path)}sim/dotpay/pay/${attempt(fields).id}`, 303);
  });

  /** The same control is the same payment: another operation begins only after one that failed. */
  function attempt(fields: DotpayFields): Item<SimulatedPayment> {
    for (let count = 0; ; count += 1) {
      const payment = { operation: operationNumber(), fields };
      const { item } = collection.add(`${fields['control']}#${count}`, 'pending', payment);
      if (item.state === 'pending') return collection.save(item.id, 'pending', { ...item.data, fields });
      if (item.state !== 'failed') return item;
    }
  }

  function press(item: Item<SimulatedPayment>, action: string): void {
    if (action === 'repeat') return store.notifications.repeat(item.id);
    const state = states[action];
    if (!state) return;
    collection.save(item.id, state, item.data);
    const behaviour = behaviourOf(store, 'dotpay');
    const told = { state, behaviour, ...(state === 'refunded' ? { refund: operationNumber() } : {}) };
    const fields = notificationOf(item.data, told, now());
    const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, pin) }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    // Whoever named no address hears nothing, as from Dotpay itself.
    const address = URL.parse(item.data.fields['urlc'] ?? '');
    if (address === null) return;
    say(simulation, item, { path: address.pathname, headers, body }, action === 'delay' ? delay : 0);
  }

  pages.get('/pay/:id', (context) => {
    const item = collection.find(context.req.param('id'));
    if (!item) return page(context, { title: 'Dotpay', body: unknownPage('Dotpay'), status: 404 });
    const back = item.data.fields['url'] ?? publicUrl;
    const body = item.state === 'pending' ? paymentPage(item.data) : decidedPage('Dotpay', back);
    return page(context, { title: 'Płatność – symulator Dotpay', body, leadsTo: originOf(back) });
  });

  pages.post('/pay/:id', async (context) => {
    const item = collection.find(context.req.param('id'));
    if (!item) return page(context, { title: 'Dotpay', body: unknownPage('Dotpay'), status: 404 });
    const { answer } = await context.req.parseBody();
    if (item.state === 'pending' && answer !== 'later')
      press(item, answer === 'succeed' ? 'succeed' : 'fail');
    return context.redirect(item.data.fields['url'] ?? publicUrl, 303);
  });

  return {
    provider: 'dotpay',
    wire,
    pages,
    press: (item, action) => press(item as Item<SimulatedPayment>, action),
    show(item) {
      const { operation, fields } = (item as Item<SimulatedPayment>).data;
      const presses = [...usualPresses(item.state, { succeed: 'Powodzenie', fail: 'Niepowodzenie' })];
      if (item.state === 'pending')
        presses.splice(
          2,
          0,
          { action: 'unclear', label: 'Niejasne' },
          { action: 'progress', label: 'W toku' },
        );
      if (item.state === 'succeeded' || item.state === 'unclear')
        presses.push({ action: 'refund', label: 'Zwróć wpłatę' });
      return {
        title: `Wpłata ${zloty(groszOf(fields['amount'] ?? '') ?? 0)}`,
        facts: [
          ['Bank', bankName(Number(fields['channel']))],
          ['Wpłacający', `${fields['firstname'] ?? ''} ${fields['lastname'] ?? ''}`.trim()],
          ['Opis', fields['description'] ?? ''],
          ['Numer operacji', operation],
          ['Strona płatności', html`<a href="${publicUrl}/sim/dotpay/pay/${item.id}">otwórz</a>`],
        ],
        presses,
      };
    },
  };
}
