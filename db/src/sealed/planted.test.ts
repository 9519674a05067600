import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertComment } from '../comments/insert-comment.ts';
import { newCompany } from '../companies/company.ts';
import { saveCompany } from '../companies/save-company.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { beginRequest } from '../idempotency/begin-request.ts';
import { finishRequest } from '../idempotency/finish-request.ts';
import { receiveNotification } from '../inbox/receive-notification.ts';
import { putEffects } from '../outbox/put-effects.ts';
import { replacePersons } from '../persons/replace-persons.ts';
import { putSmsCode } from '../sms-codes/put-sms-code.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { samplePerson } from '../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';

const planted = [
  '44051401359',
  'ABA300000',
  '600700800',
  '61109010140000071219812874',
  '5261040828',
  'lucja@zak.pl',
];
const personal = { planted };

onEachDatabase('personal data', (open) => {
  test('that was planted wherever it may lie is read in no table', async () => {
    const db = await open();
    const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };
    const { id: orderId } = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    const company = { ...newCompany('5261040828'), bankAccountNumber: '61109010140000071219812874' };
    await db.transaction(async (tx) => {
      await saveCompany(tx, orderId, company, noon);
      await replacePersons(tx, orderId, [samplePerson]);
      await saveDraft(tx, orderId, { data: personal, section: 'persons', fillTiming: {}, version: 0 }, noon);
      await putEffects(tx, orderId, [{ effect: 'sendOffer', key: 'k', data: personal }], noon);
      await receiveNotification(tx, {
        provider: 'p',
        notificationId: 'n',
        raw: planted.join(),
        news: personal,
        at: noon,
        claimedUntil: noon,
      });
      await beginRequest(tx, { scope: 's', key: 'k' }, { hash: 'h', at: noon, staleBefore: 0 });
      await finishRequest(tx, { scope: 's', key: 'k' }, { status: 200, reply: personal });
      await putSmsCode(tx, { orderId, code: '123456', phone: '600700800', at: noon, expiresAt: noon });
      await insertComment(tx, { orderId, userId: null, body: planted.join(), taskId: null }, noon);
    });
    const tables = await db.kysely.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.kysely)),
    );
    const everything = JSON.stringify(rows);
    expect(everything).toContain(orderId);
    expect(planted.filter((value) => everything.includes(value))).toEqual([]);
  });
});
