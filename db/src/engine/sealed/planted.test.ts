import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertComment } from '../../comment.queries.ts';
import { saveCompany } from '../../company.queries.ts';
import { newCompany } from '../../company.ts';
import { saveDraft } from '../../draft.queries.ts';
import { replacePersons } from '../../person.queries.ts';
import { putSmsCode } from '../../sms-code.queries.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { samplePerson } from '../../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../../testing/sample-rows.ts';
import { storeReply } from '../idempotency.ts';
import { receiveInboxEntry } from '../inbox.ts';
import { insertEffects } from '../../testing/test-queries.ts';

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
      await insertEffects(tx, orderId, [{ effect: 'sendOffer', key: 'k', data: personal }], noon);
      await receiveInboxEntry(tx, {
        provider: 'p',
        notificationId: 'n',
        raw: planted.join(),
        event: personal,
        at: noon,
        claimedUntil: noon,
      });
      const reply = { scope: 's', key: 'k', hash: 'h', status: 200, text: JSON.stringify(personal) };
      await storeReply(tx, reply, noon);
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
