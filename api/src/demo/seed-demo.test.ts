import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkHistory,
  listOpenEffects,
  listOrderEvents,
  listOrders,
  loadAgreement,
  loadCompany,
  loadOrder,
  loadShopByApiKey,
  openDatabase,
  shopConfigs,
  type Database,
} from '@app/db';
import {
  demoAccounts,
  demoApiKey,
  demoOrders,
  demoPassword,
  demoPersons,
  demoShops,
  waitingOrder,
} from '@app/db/demo';
import { accountRoles, passwordRules } from '@app/machines/contract';
import { phaseNames, phaseOf } from '@app/machines/order';
import { isIdCard, isNip, isNrb, isPesel } from '@app/machines/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { orderChanges } from '../kernel/order-changes.ts';
import { readEnv } from '../kernel/env.ts';
import { unwatched } from '../testing/unwatched.ts';
import { diskFiles } from '../kernel/files/disk-files.ts';
import { sealedFiles } from '../kernel/files/sealed-files.ts';
import { readJournal } from '../kernel/reads/read-journal.ts';
import type { Ports } from '../kernel/ports.ts';
import { seedDemo } from './seed-demo.ts';
import type { Providers } from '../providers/ports.ts';

/** Nobody outside is there to be asked. */
const nobody = new Proxy({} as Providers, {
  get: (_, port) => {
    throw new Error(`The seeds asked ${String(port)}`);
  },
});

const folder = mkdtempSync(join(tmpdir(), 'demo-'));
const present = Date.UTC(2026, 10, 21, 10);
let db: Database;
let ports: Ports;
let waitingSlug: string;

beforeAll(async () => {
  const settings = readEnv({ DATA_DIR: folder });
  db = openDatabase(settings.databaseUrl, { keys: settings.dataKeys });
  await db.migrate();
  const watching = unwatched();
  ports = {
    settings,
    db,
    files: sealedFiles(diskFiles(join(folder, 'files'))),
    providers: nobody,
    paymentFormUrl: 'http://127.0.0.1:1',
    changes: orderChanges(),
    reads: readJournal(db, watching.log),
    now: () => present,
    publicUrl: () => 'http://127.0.0.1:1',
    wakeOutbox: () => undefined,
    ...watching,
  };
  ({ waitingSlug } = await seedDemo({ ports }));
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const everyOrder = async () => (await listOrders(db, { shopIds: null }, { size: 100 })).orders;

describe('the demo', () => {
  test('has each order in the status of its row', async () => {
    const stored = new Map(
      (await everyOrder()).map(({ externalOrderId, status }) => [externalOrderId, status]),
    );
    const rows = [...demoOrders, waitingOrder];
    expect(rows.map(({ number }) => [number, stored.get(number)])).toEqual(
      rows.map(({ number, status }) => [number, status]),
    );
    expect(stored.size).toBe(rows.length);
  });

  test('has an order in every phase and one of every kind of shop', () => {
    expect(new Set(demoOrders.map(({ status }) => phaseOf(status))).size).toBeGreaterThanOrEqual(
      phaseNames.length - 1,
    );
    const configs = new Set<string>(demoShops.flatMap((shop) => shop.configs));
    expect([...configs].sort()).toEqual(Object.keys(shopConfigs).sort());
  });

  test('has histories that fold to what is stored, in the past and without a forced step', async () => {
    for (const { id, externalOrderId } of await everyOrder()) {
      expect([externalOrderId, await checkHistory(db, id)]).toEqual([externalOrderId, null]);
      const events = await listOrderEvents(db, id);
      const times = events.map(({ at }) => at);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.every((at) => at < present)).toBe(true);
      expect(events.filter(({ forced }) => forced)).toEqual([]);
    }
  });

  test('waits for nobody outside: only an agreement is left to be drawn', async () => {
    const open = [];
    for (const { id, status } of await everyOrder()) {
      for (const { effect } of await listOpenEffects(db, id)) open.push([status, effect]);
    }
    expect(open).toEqual([['leasing_decision_ok', 'prepareAgreement']]);
  });

  test('has a drawn agreement wherever one was accepted', async () => {
    const accepted = (await everyOrder()).filter(({ facts }) => facts.agreementPrepared);
    for (const { id, externalOrderId } of accepted) {
      expect([externalOrderId, (await loadAgreement(db, id))?.version]).toEqual([externalOrderId, 1]);
    }
  });

  test('keeps the signed file of every agreement that was signed online, so that an administrator can accept it', async () => {
    const online = (await everyOrder()).filter(({ facts }) => facts.signed && facts.method === 'qes');
    expect(online.map(({ status }) => status)).toContain('agreement_signed');
    for (const { id, externalOrderId, facts } of online) {
      const signedFile = (await loadAgreement(db, id))?.signedFileId ?? null;
      expect([externalOrderId, facts.signedAgreementStored, signedFile !== null]).toEqual([
        externalOrderId,
        true,
        true,
      ]);
    }
  });

  test('gives each company an account of its own, so that few are suspected of fraud', async () => {
    const accounts = new Map<string, Set<string>>();
    for (const { id } of await everyOrder()) {
      const company = await loadCompany(db, id);
      const account = company?.bankAccountNumber ?? null;
      if (company === null || account === null) continue;
      expect([company.vatId, isNrb(account)]).toEqual([company.vatId, true]);
      accounts.set(account, (accounts.get(account) ?? new Set()).add(company.vatId));
    }
    expect([accounts.size > 3, [...accounts.values()].filter(({ size }) => size > 1)]).toEqual([true, []]);
  });

  test('has no deadline that would cancel an order on the first day', async () => {
    const waiting = (await everyOrder()).filter(
      ({ status, deadlineAt }) => phaseOf(status) !== 'closed' && deadlineAt !== null,
    );
    const cancelling = waiting.filter(({ status }) => !['delivery', 'agreement'].includes(phaseOf(status)));
    const late = cancelling.filter(({ facts, deadlineAt }) => !facts.paid && (deadlineAt ?? 0) <= present);
    expect(late.map(({ status }) => status).sort()).toEqual([
      'initial_payment_manual',
      'test_payment_manual',
    ]);
  });

  test('changes nothing when it is seeded again', async () => {
    const before = await everyOrder();
    expect(await seedDemo({ ports: { ...ports, now: () => present + 60_000 } })).toEqual({ waitingSlug });
    expect(await everyOrder()).toEqual(before);
  });

  test('has the link of an order that waits for its client', async () => {
    expect(await loadOrder(db, waitingSlug)).toMatchObject({
      status: 'sumup',
      externalOrderId: waitingOrder.number,
      contact: null,
    });
  });

  test('takes the calls that its page has to copy', async () => {
    const page = readFileSync(new URL('../../../docs/how-to/try-the-demo.md', import.meta.url), 'utf8');
    const calls = page.matchAll(/curl -X POST \S+?(\/api\S+) \\\n((?:.*\\\n)*)\s+-d '(.+)'/gu);
    const answers = [];
    for (const [, path = '', headers = '', body = ''] of calls) {
      const sent = [...headers.matchAll(/-H '([\w-]+): ([^']+)'/gu)];
      const init = {
        method: 'POST',
        headers: sent.map(([, name = '', value = '']): [string, string] => [name, value]),
        body,
      };
      const answer = await createApp(ports).request(path, init);
      const { slug } = (await answer.json()) as { slug: string };
      const { financingType, installmentValue } = (await loadOrder(db, slug)) ?? {};
      answers.push([answer.status, financingType, installmentValue]);
    }
    expect(answers).toEqual([
      [201, 'lease', expect.any(Number)],
      [201, 'b2b_loan', 383_75],
    ]);
  });

  test('lets in whoever is published: an account of each role, and a shop by its key', async () => {
    expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(new Set(accountRoles));
    expect(passwordRules.filter(({ holds }) => !holds(demoPassword))).toEqual([]);
    expect((await loadShopByApiKey(db, demoApiKey))?.clientId).toBe(waitingOrder.shop);
  });
});

test("the demo's numbers are valid, the VAT ids under both checksums", () => {
  for (const { vatId, pesel, seriesAndNumber } of demoPersons) {
    expect([vatId, isNip(vatId, 'official'), isNip(vatId, 'specification')]).toEqual([vatId, true, true]);
    expect([pesel, isPesel(pesel), isIdCard(seriesAndNumber)]).toEqual([pesel, true, true]);
  }
});
