import { expect, test } from 'vitest';
import { loadClientVisit, noteClientVisit } from './client-visit.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';

onEachDatabase('visits of clients', (open) => {
  test('are kept one an order, the newest', async () => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'));
    expect(await loadClientVisit(db, id)).toBeNull();
    for (const seenAt of [noon, noon + 1_000])
      await db.transaction((tx) => noteClientVisit(tx, id, { seenAt, hereUntil: seenAt + 45_000 }));
    expect(await loadClientVisit(db, id)).toEqual({ seenAt: noon + 1_000, hereUntil: noon + 46_000 });
  });
});
