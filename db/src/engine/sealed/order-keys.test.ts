import { expect, test } from 'vitest';
import { listCommentEntries } from '../../comment-list.queries.ts';
import { insertComment, loadComment } from '../../comment.queries.ts';
import { loadOrder } from '../../order.queries.ts';
import { listPersons, replacePersons } from '../../person.queries.ts';
import { onEachDatabase, testKeys } from '../../testing/on-each-database.ts';
import { samplePerson } from '../../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../../testing/sample-rows.ts';
import { withKeys } from '../../upkeep/testing/fill-sealed.ts';
import { OrderErased } from '../errors.ts';
import { claimInboxEntries, receiveInboxEntry, settleInboxEntry } from '../inbox.ts';
import { keyring } from './keyring.ts';
import { destroyOrderKey, keysOfOrder, newOrderKey } from './order-keys.ts';
import { open as openValue, seal } from './seal.ts';
import { runWrite } from '../writes.ts';

const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '+48600700800' };

onEachDatabase("an order's own key", (open) => {
  test('opens the values of its order and of no other', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const [one, other] = [await makeOrder(db, shop, { contact }), await makeOrder(db, shop, { contact })];
    const rows = await db.kysely.selectFrom('orders').select(['id', 'contact']).orderBy('id').execute();
    const sealed = new Map(rows.map((row) => [row.id, row.contact]));
    const opened = async (of: string, under: string) =>
      openValue(await keysOfOrder(db, under), `orders:${of}:contact`, sealed.get(of) ?? ('' as never));
    expect(JSON.parse(await opened(one.id, one.id))).toEqual(contact);
    await expect(opened(one.id, other.id)).rejects.toThrow();
    expect(() => openValue(db.keys, `orders:${one.id}:contact`, sealed.get(one.id) ?? ('' as never))).toThrow(
      'No data key opens',
    );
  });

  test('that was destroyed opens nothing any more, in no copy of the rows, and the order gets no other', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    const kept = await makeOrder(db, await makeShop(db, 'other'), { contact });
    await db.transaction((tx) => replacePersons(tx, order.id, [samplePerson]));
    await db.transaction((tx) => destroyOrderKey(tx, order.id, noon));
    await db.transaction((tx) => destroyOrderKey(tx, order.id, noon + 1));
    // What was written before is what a backup of that time holds.
    for (const process of [db, withKeys(db, testKeys)]) {
      await expect(loadOrder(process, order.slug)).rejects.toThrow('No data key opens');
      await expect(listPersons(process, order.id)).rejects.toThrow('No data key opens');
      expect((await loadOrder(process, kept.slug))?.contact).toEqual(contact);
    }
    const row = await db.kysely.selectFrom('orderKeys').selectAll().where('orderId', '=', order.id).execute();
    expect(row).toEqual([{ orderId: order.id, sealedKey: null, destroyedAt: noon }]);
    await expect(db.transaction((tx) => runWrite(tx, newOrderKey(tx, order.id).write))).rejects.toThrow();
  });

  test('that was destroyed takes no more writing, also of a process that has known it', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    const knowing = withKeys(db, testKeys);
    expect((await loadOrder(knowing, order.slug))?.contact).toEqual(contact);
    await db.transaction((tx) => destroyOrderKey(tx, order.id, noon));
    const said = { orderId: order.id, userId: null, body: 'Żak dzwonił', taskId: null };
    for (const process of [db, knowing])
      await expect(process.transaction((tx) => insertComment(tx, said, noon))).rejects.toThrow(OrderErased);
    expect(await listCommentEntries(db, {}, { size: 9, after: null })).toEqual({ entries: [], next: null });
  });

  test('keeps nothing of what a provider sends after it was destroyed', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    const told = { provider: 'p', notificationId: 'n', raw: 'Łucja Żak', event: { holder: 'Łucja Żak' } };
    const { id } = await db.transaction((tx) =>
      receiveInboxEntry(tx, { ...told, at: noon, claimedUntil: noon }),
    );
    await db.transaction((tx) => destroyOrderKey(tx, order.id, noon));
    await db.transaction((tx) =>
      settleInboxEntry(tx, id, { outcome: 'not_applied', orderId: order.id, at: noon }),
    );
    const row = await db.kysely
      .selectFrom('inbox')
      .select(['raw', 'news'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([openValue(db.keys, `inbox:${id}:raw`, row.raw), row.news]).toEqual(['', null]);
  });

  test('still opens what a provider sent where a later try did not know the order', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    const told = { provider: 'p', notificationId: 'n', raw: 'surowe', event: { a: 1 } };
    const { id } = await db.transaction((tx) =>
      receiveInboxEntry(tx, { ...told, at: noon, claimedUntil: noon }),
    );
    const again = { dueAt: noon, version: null };
    const refused = { outcome: 'not_applied', at: noon, again } as const;
    await db.transaction((tx) => settleInboxEntry(tx, id, { ...refused, orderId: order.id }));
    await db.transaction((tx) => settleInboxEntry(tx, id, refused));
    const claimed = await db.transaction((tx) => claimInboxEntries(tx, { now: noon, leaseMs: 1, limit: 9 }));
    expect(claimed.map(({ event }) => event)).toEqual([{ a: 1 }]);
  });

  test('that was made in a transaction which failed is known to nobody', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    await db.transaction((tx) => tx.kysely.deleteFrom('orderKeys').execute());
    const fresh = withKeys(db, testKeys);
    await expect(
      fresh.transaction(async (tx) => {
        const { keys, write } = newOrderKey(tx, order.id);
        await runWrite(tx, write);
        tx.orderKeys.keep(order.id, keys);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await keysOfOrder(fresh, order.id)).toBe(fresh.keys);
  });

  test('that a transaction destroys is not forgotten where it is taken back', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    await expect(
      db.transaction(async (tx) => {
        await destroyOrderKey(tx, order.id, noon);
        await expect(loadOrder(tx, order.slug)).rejects.toThrow('No data key opens');
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await loadOrder(db, order.slug))?.contact).toEqual(contact);
  });

  test('takes over what a provider sent as soon as it is known of which order it tells', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    const told = { provider: 'p', notificationId: 'n', raw: 'surowe', event: { a: 1 } };
    const { id } = await db.transaction((tx) =>
      receiveInboxEntry(tx, { ...told, at: noon, claimedUntil: noon }),
    );
    const row = () =>
      db.kysely.selectFrom('inbox').select(['raw', 'news']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(openValue(db.keys, `inbox:${id}:raw`, (await row()).raw)).toBe('surowe');
    await db.transaction((tx) =>
      settleInboxEntry(tx, id, { outcome: 'applied', orderId: order.id, at: noon }),
    );
    const { raw, news } = await row();
    expect(() => openValue(db.keys, `inbox:${id}:raw`, raw)).toThrow('No data key opens');
    const own = await keysOfOrder(db, order.id);
    expect(openValue(own, `inbox:${id}:raw`, raw)).toBe('surowe');
    expect(openValue(own, `inbox:${id}:news`, news ?? raw)).toBe('{"a":1}');
  });

  test('is not there for orders of an older release: what is written of them opens under the deployment’s', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('orderKeys').execute();
      tx.orderKeys.drop(order.id);
    });
    const { id } = await db.transaction((tx) =>
      insertComment(tx, { orderId: order.id, userId: null, body: 'Uwaga', taskId: null }, noon),
    );
    expect((await loadComment(db, id))?.body).toBe('Uwaga');
  });
});

test('no key of the deployment has the name of the orders’ own keys', () => {
  const key = Buffer.alloc(32, 3).toString('base64');
  expect(() => keyring([{ id: 'order', key }])).toThrow('A data key cannot be called order');
  expect(seal(keyring([{ id: 'orders', key }]), 'a:b:c', 'x')).toMatch(/^orders\./u);
});
