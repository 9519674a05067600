import type { Facts, OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAgreement, saveSignedFile } from '../agreement.queries.ts';
import { insertFile } from '../file.queries.ts';
import { checkHistory } from '../order-history.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { columnTypes } from './column-types.ts';
import { signedAgreements } from './0025-signed-agreements.ts';

type Kept = 'none' | 'of an older version' | 'of the last version';

const cases: readonly (readonly [OrderStatus, Partial<Facts>, Kept, boolean])[] = [
  ['agreement_signed', { signed: true }, 'of the last version', true],
  ['agreement_signed', { signed: true }, 'of an older version', false],
  ['agreement_signed', { signed: true }, 'none', false],
  ['agreement_resent', { signed: false }, 'of the last version', false],
  ['shipped', { signed: true }, 'none', true],
];

onEachDatabase('a database of the release before', (open) => {
  test.each(cases)('in %s with %o and a signed file %s', async (status, known, kept, learned) => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'));
    await db.transaction(async (tx) => {
      const file = {
        orderId: id,
        shopId: null,
        mime: 'application/pdf',
        size: 1,
        sha256: '',
        path: '',
        contentKey: null,
      };
      const contract = await insertFile(tx, { ...file, type: 'contract', name: 'Umowa.pdf' }, noon);
      const drawn = { orderId: id, kind: 'agreement', fileId: contract.id, owulFileId: null } as const;
      const version = { ...drawn, pages: 1, templateVersion: '1' };
      const first = await insertAgreement(tx, version, noon);
      if (kept !== 'none') await saveSignedFile(tx, first.id, contract.id);
      if (kept === 'of an older version') await insertAgreement(tx, version, noon);
      const { signedAgreementStored: _stored, ...before } = { ...sampleFacts, ...known };
      await appendOrderEvent(tx, {
        ...{ orderId: id, seq: 1, event: 'CREATE', fromStatus: null, toStatus: status, visited: [status] },
        ...{ factsPatch: before, actor: 'system', userId: null, reason: null, forced: false, at: noon },
        ...{ chartHash: 'chart', edges: [] },
      });
      const stored = { status, version: 1, facts: JSON.stringify(before) };
      await tx.kysely.updateTable('orders').set(stored).where('id', '=', id).execute();
      for (const statement of signedAgreements(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
      expect(await loadOrderById(tx, id)).toMatchObject({
        ...{ status, version: 2 },
        facts: { ...before, signedAgreementStored: learned },
      });
      expect(await checkHistory(tx, id)).toBeNull();
    });
  });
});
