import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { accountInformationBanks, bankName, transferBanks } from '../simulation/banks.ts';
import { behaviourOf } from '../simulation/behaviour.ts';
import { decidedPage, originOf, unknownPage, withQuery } from '../simulation/client-answer.ts';
import { page } from '../simulation/page.ts';
import { delay, say, usualPresses } from '../simulation/simulation.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item, ItemState } from '../simulation/store.ts';
import { xmlText } from '../xml.ts';
import { bankPage } from './simulated-bank-page.ts';
import { hashOf, readStart, type StartPath } from './simulated-hash.ts';
import { looksIntoAccount, writeItn, type SimulatedVerification, type ToldStatus } from './simulated-itn.ts';

/** What each button makes of a verification, and what is told of it. */
const outcomes: Readonly<Record<string, readonly [ItemState, ToldStatus]>> = {
  progress: ['pending', 'pending'],
  succeed: ['succeeded', 'succeeded'],
  delay: ['succeeded', 'succeeded'],
  fail: ['failed', 'failed'],
  expire: ['failed', 'expired'],
  unclear: ['unclear', 'unclear'],
};

/** Blue Media: list of gateways, pre-transactions, the bank's page, notifications. */
export function simulateBankVerification(simulation: Simulation): Simulator {
  const { store, settings, publicUrl, now, accountHolder } = simulation;
  const {
    serviceId,
    sharedKeys: [sharedKey],
  } = settings.bankVerification;
  const collection = store.collection<SimulatedVerification>('bluemedia');
  const wire = new Hono();
  const pages = new Hono();

  wire.post('/gatewayList/v3', async (context) => {
    const { Hash, ...message } = await context.req.json<Record<string, string>>();
    if (hashOf(Object.values(message), sharedKey) !== Hash) {
      return context.json({ result: 'ERROR', errorStatus: 'INVALID_HASH', description: 'Hash' }, 400);
    }
    const gatewayList = [...transferBanks, ...accountInformationBanks].map(({ id, name, icon }, order) => ({
      gatewayID: id,
      name,
      bankName: name,
      groupType: 'PBL',
      iconUrl: `${publicUrl}/${icon}`,
      state: 'OK',
      order,
      currencies: [{ currency: 'PLN', minAmount: 0, maxAmount: 1_000_000 }],
    }));
    const ids = { serviceID: serviceId, messageID: message['MessageID'] };
    return context.json({
      result: 'OK',
      errorStatus: null,
      description: null,
      ...ids,
      gatewayGroups: [],
      gatewayList,
    });
  });

  const start = (path: StartPath) => async (context: Context) => {
    const fields = readStart(path, new URLSearchParams(await context.req.text()), sharedKey);
    if (fields?.['ServiceID'] !== serviceId) {
      return context.body('<?xml version="1.0" encoding="UTF-8"?><error><name>HASH</name></error>', 400);
    }
    const orderId = fields['OrderID'] ?? '';
    const remoteId = `BM${randomInt(1e7, 1e8)}`;
    const { item } = collection.add(orderId, 'pending', { remoteId, fields });
    const redirect = `${publicUrl}/sim/bluemedia/continue/${item.id}`;
    const values = ['PENDING', redirect, orderId, item.data.remoteId];
    const [status, url, order, remote] = values.map(xmlText);
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?><transaction><status>${status}</status><redirecturl>${url}</redirecturl><orderID>${order}</orderID><remoteID>${remote}</remoteID><hash>${hashOf(values, sharedKey)}</hash></transaction>`,
      200,
      { 'Content-Type': 'text/xml; charset=utf-8' },
    );
  };
  wire.post('/payment', start('/payment'));
  wire.post('/verification', start('/verification'));

  async function press(item: Item<SimulatedVerification>, action: string): Promise<void> {
    if (action === 'repeat') return store.notifications.repeat(item.id);
    const outcome = outcomes[action];
    if (!outcome) return;
    const [state, status] = outcome;
    const holder = looksIntoAccount(item.data)
      ? null
      : await accountHolder(item.data.fields['OrderID'] ?? '');
    collection.save(item.id, state, item.data);
    const behaviour = behaviourOf(store, 'bluemedia');
    const told = { status, behaviour, now: now(), holder };
    const body = writeItn(item.data, told, { serviceId, sharedKey });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const outgoing = { path: '/api/bluemedia/notifications', headers, body };
    say(simulation, item, outgoing, action === 'delay' ? delay : 0);
  }

  const returnOf = ({ fields }: SimulatedVerification): string => {
    const ids = { ServiceID: serviceId, OrderID: fields['OrderID'] ?? '' };
    return withQuery(fields['ReturnURL'] ?? publicUrl, {
      ...ids,
      Hash: hashOf(Object.values(ids), sharedKey),
    });
  };

  pages.get('/continue/:id', (context) => {
    const item = collection.find(context.req.param('id'));
    if (!item) return page(context, { title: 'Bank', body: unknownPage('Bank'), status: 404 });
    const name = bankName(Number(item.data.fields['GatewayID']));
    const back = returnOf(item.data);
    const body = item.state === 'pending' ? bankPage(name, item.data) : decidedPage(name, back);
    return page(context, { title: `${name} – symulator`, body, leadsTo: originOf(back) });
  });

  pages.post('/continue/:id', async (context) => {
    const item = collection.find(context.req.param('id'));
    if (!item) return page(context, { title: 'Bank', body: unknownPage('Bank'), status: 404 });
    const { answer } = await context.req.parseBody();
    if (item.state === 'pending' && answer !== 'later')
      await press(item, answer === 'succeed' ? 'succeed' : 'fail');
    return context.redirect(returnOf(item.data), 303);
  });

  return {
    provider: 'bluemedia',
    wire,
    pages,
    press: (item, action) => press(item as Item<SimulatedVerification>, action),
    show(item) {
      const { data } = item as Item<SimulatedVerification>;
      const { remoteId, fields } = data;
      const person = `${fields['VerificationFName'] ?? ''} ${fields['VerificationLName'] ?? ''}`.trim();
      const presses = [...usualPresses(item.state, { succeed: 'Powodzenie', fail: 'Niepowodzenie' })];
      const more = { unclear: 'Niejasne', progress: 'W toku', expire: 'Termin minął' };
      if (item.state === 'pending')
        presses.splice(2, 0, ...Object.entries(more).map(([action, label]) => ({ action, label })));
      return {
        title: looksIntoAccount(data) ? 'Wgląd w rachunek (AIS)' : 'Przelew weryfikacyjny 1 zł',
        facts: [
          ['Bank', bankName(Number(fields['GatewayID']))],
          ['Właściciel rachunku', person || 'bank zna swojego klienta'],
          ['Opis', fields['Description'] ?? ''],
          ['Numer u dostawcy', remoteId],
          ['Strona banku', html`<a href="${publicUrl}/sim/bluemedia/continue/${item.id}">otwórz</a>`],
        ],
        presses,
      };
    },
  };
}
