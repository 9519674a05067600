import { beforeAll, expect, test } from 'vitest';
import { loadApplication } from './application.queries.ts';
import { saveCompany } from './company.queries.ts';
import { newCompany } from './company.ts';
import { importConsentTexts, listConsentTexts, recordConsents } from './consent.queries.ts';
import { loadDraft, removeDraft, saveDraft } from './draft.queries.ts';
import type { Database } from './engine/database.ts';
import { StaleVersion } from './engine/errors.ts';
import { replaceOrderItems } from './order-item.queries.ts';
import { confirmIdentities, listPersons, replacePersons } from './person.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { samplePerson } from './testing/sample-person.ts';
import { makeOrder, makeShop, noon, sampleConsentText, sampleItem } from './testing/sample-rows.ts';

onEachDatabase("an order's details", (open) => {
  let db: Database;
  let orderId: string;
  beforeAll(async () => {
    db = await open();
    orderId = (await makeOrder(db, await makeShop(db, 'shop'))).id;
  });

  test('come back as they were written, opened, in their order', async () => {
    const [text] = await consentTexts();
    const company = {
      ...newCompany('5261040828'),
      name: 'Żak',
      bankAccountNumber: '61109010140000071219812874',
    };
    const answer = { kind: 'terms', consentTextId: text?.id ?? '', accepted: true };
    await db.transaction(async (tx) => {
      await replaceOrderItems(tx, orderId, [{ ...sampleItem, id: 'old' }]);
      await replaceOrderItems(tx, orderId, [
        { ...sampleItem, id: 'one' },
        { ...sampleItem, id: 'two', name: 'Filtr' },
      ]);
      await saveCompany(tx, orderId, newCompany('1234563218'), noon);
      await saveCompany(tx, orderId, company, noon);
      await replacePersons(tx, orderId, [samplePerson]);
      await recordConsents(tx, orderId, [{ ...answer, accepted: false }], noon);
      await recordConsents(tx, orderId, [answer], noon + 1);
    });
    expect(await loadApplication(db, orderId)).toEqual({
      items: [
        { ...sampleItem, id: 'one' },
        { ...sampleItem, id: 'two', name: 'Filtr' },
      ],
      company,
      persons: [samplePerson],
      consents: [
        { ...answer, name: 'Regulamin', text: 'Akceptuję regulamin serwisu.', version: 1, at: noon + 1 },
      ],
    });
  });

  async function consentTexts() {
    await db.transaction((tx) => importConsentTexts(tx, [sampleConsentText]));
    await db.transaction((tx) => importConsentTexts(tx, [{ ...sampleConsentText, text: 'inny' }]));
    const newer = { ...sampleConsentText, version: 2, text: 'Nowy regulamin.', validFrom: 50 };
    await db.transaction((tx) => importConsentTexts(tx, [newer]));
    const order = { channel: 'ecommerce', financingType: 'lease' } as const;
    const now = await listConsentTexts(db, { ...order, at: 49 });
    expect(now).toEqual([{ ...sampleConsentText, id: now[0]?.id }]);
    expect(await listConsentTexts(db, { ...order, at: 50 })).toMatchObject([{ text: 'Nowy regulamin.' }]);
    return now;
  }

  test('a confirmed identity keeps its first time and belongs to its own order', async () => {
    const confirm = (order: string, at: number) =>
      db.transaction((tx) => confirmIdentities(tx, order, [samplePerson.id], at));
    expect(await confirm('another order', 1)).toBe(0);
    expect(await confirm(orderId, 2)).toBe(1);
    expect(await confirm(orderId, 3)).toBe(0);
    expect((await listPersons(db, orderId))[0]?.identityConfirmedAt).toBe(2);
  });

  test('a draft is kept as typed; another device that saved in between is not overwritten', async () => {
    const draft = {
      data: { pesel: '44051401359' },
      section: 'persons',
      fillTiming: { basic: 12 },
      typedNumbers: [{ path: 'pesel', version: 1 }],
      version: 0,
      pageSave: { page: 'p1', number: 7 },
    };
    expect(await loadDraft(db, orderId)).toBeNull();
    const save = (version: number) =>
      db.transaction((tx) => saveDraft(tx, orderId, { ...draft, version }, noon));
    expect(await save(0)).toBe(1);
    await expect(save(0)).rejects.toThrow(StaleVersion);
    expect(await save(1)).toBe(2);
    expect(await loadDraft(db, orderId)).toEqual({ ...draft, version: 2, savedAt: noon });
    await db.transaction((tx) => removeDraft(tx, orderId));
    // A late autosave does not bring back what was removed with the submitted form.
    await expect(save(2)).rejects.toThrow(StaleVersion);
    expect(await loadDraft(db, orderId)).toBeNull();
  });
});
