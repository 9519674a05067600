import { loadDraft, loadOrder, saveDraft } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterEach, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('a form that is kept as it is typed', (open) => {
  let running: RunningApp | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  async function begin(): Promise<{ world: RunningApp; slug: string; orderId: string }> {
    const db = await open();
    await seedShop(db);
    running = await runApp(db);
    const slug = await running.createOrder();
    await running.walkToForm(slug, 'qes');
    return { world: running, slug, orderId: (await loadOrder(db, slug))?.id ?? '' };
  }

  const person = 'company_attributes.krs_users_attributes[p]';
  const typed = (more: object) => ({
    company_attributes: { krs_users_attributes: [{ key: 'p', ...more }] },
  });

  test('comes back masked with its section and its time, and an untouched number stays', async () => {
    const { world, slug, orderId } = await begin();
    const first = { order: typed({ pesel: '80010112357' }), section: 'persons', draft_version: 0 };
    expect(await world.call('saveDraft', { slug }, first)).toMatchObject({ draft_version: 1 });
    expect(await world.call('getCompanyDetails', { slug }, undefined)).toMatchObject({
      order: typed({ pesel: '***********' }),
      typed_numbers: [{ path: `${person}.pesel`, version: 1 }],
      section: 'persons',
      draft_version: 1,
    });
    await world.call('saveDraft', { slug }, { order: typed({ email: 'a@x.example' }), draft_version: 1 });
    const draft = await loadDraft(world.ports.db, orderId);
    expect(draft?.data).toEqual(typed({ email: 'a@x.example', pesel: '80010112357' }));
    expect(draft?.section).toBe('persons');
  });

  test('tells in which version each masked number was typed, so that another one is noticed without a digit of it', async () => {
    const { world, slug, orderId } = await begin();
    const typedNumbers = async () =>
      ((await world.call('getCompanyDetails', { slug }, undefined)) as ReplyOf<'getCompanyDetails'>)
        .typed_numbers;
    const save = (more: object, version: number) =>
      world.call('saveDraft', { slug }, { order: typed(more), draft_version: version });
    await save({ pesel: '80010112357', series_and_number: 'CBR217354' }, 0);
    await save({ pesel: '***********', series_and_number: '******354', email: 'a@x.example' }, 1);
    const untouched = [
      { path: `${person}.pesel`, version: 1 },
      { path: `${person}.series_and_number`, version: 1 },
    ];
    expect(await typedNumbers()).toEqual(untouched);
    await save({ pesel: '80010112340', series_and_number: '' }, 2);
    expect(await typedNumbers()).toEqual([{ path: `${person}.pesel`, version: 3 }]);
    expect(JSON.stringify(await loadDraft(world.ports.db, orderId))).toContain('80010112340');
  });

  test('of an older release says of its numbers that they may be others', async () => {
    const { world, slug, orderId } = await begin();
    const data = typed({ pesel: '80010112357' });
    await world.ports.db.transaction(async (tx) => {
      await saveDraft(tx, orderId, { data, section: 'persons', fillTiming: {}, version: 0 }, 1);
      await tx.kysely.updateTable('drafts').set({ typedNumbers: null, version: 5 }).execute();
    });
    const order = typed({ pesel: '********357', email: 'a@x.example' });
    expect(await world.call('getCompanyDetails', { slug }, undefined)).toMatchObject({
      typed_numbers: [{ path: `${person}.pesel`, version: 5 }],
    });
    await world.call('saveDraft', { slug }, { order, draft_version: 5 });
    expect(await world.call('getCompanyDetails', { slug }, undefined)).toMatchObject({
      order: typed({ pesel: '***********', email: 'a@x.example' }),
      typed_numbers: [{ path: `${person}.pesel`, version: 5 }],
      draft_version: 6,
    });
    expect((await loadDraft(world.ports.db, orderId))?.data).toEqual(
      typed({ pesel: '80010112357', email: 'a@x.example' }),
    );
  });

  test('is not written over from a page that has not seen the last change', async () => {
    const { world, slug, orderId } = await begin();
    await world.call('saveDraft', { slug }, { order: typed({ email: 'a@x.example' }), draft_version: 0 });
    const stale = { order: typed({ email: 'b@x.example' }), draft_version: 0 };
    await expect(world.call('saveDraft', { slug }, stale)).rejects.toMatchObject({ status: 409 });
    await expect(world.call('saveFormForLater', { slug }, stale)).rejects.toMatchObject({ status: 409 });
    expect((await loadDraft(world.ports.db, orderId))?.data).toEqual(typed({ email: 'a@x.example' }));
    expect((await loadOrder(world.ports.db, slug))?.status).toBe('form_opened');
  });

  test('takes the later of two saves of one page, in whichever order they arrive and at once too', async () => {
    const { world, slug, orderId } = await begin();
    const save = (number: number, page = 'p1', seen = 0) =>
      world.call(
        'saveDraft',
        { slug },
        {
          order: typed({ email: `${page}-${number}@x.example` }),
          draft_version: seen,
          page_save: { page, number },
        },
      );
    const stored = async () => {
      const draft = await loadDraft(world.ports.db, orderId);
      return [draft?.data, draft?.version];
    };
    const saved = async (...all: Promise<unknown>[]) =>
      (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');
    expect((await saved(save(1), save(2)))[1]).toBe(true);
    expect((await stored())[0]).toEqual(typed({ email: 'p1-2@x.example' }));
    expect((await saved(save(4), save(3)))[0]).toBe(true);
    const [data, version] = await stored();
    expect(await world.call('getCompanyDetails', { slug }, undefined)).toMatchObject({
      page_save: { page: 'p1', number: 4 },
    });
    expect(data).toEqual(typed({ email: 'p1-4@x.example' }));
    await expect(save(3)).rejects.toMatchObject({ status: 409 });
    await expect(save(4)).rejects.toMatchObject({ status: 409 });
    await expect(save(1, 'p2')).rejects.toMatchObject({ status: 409 });
    await save(1, 'p2', version as number);
    await expect(save(5)).rejects.toMatchObject({ status: 409 });
    expect(await stored()).toEqual([typed({ email: 'p2-1@x.example' }), (version as number) + 1]);
  });

  test('put aside twice under one key is kept once', async () => {
    const { world, slug, orderId } = await begin();
    const body = { order: typed({ email: 'a@x.example' }), draft_version: 0 };
    const key = { 'idempotency-key': 'put-aside-once' };
    await world.call('saveFormForLater', { slug }, body, key);
    await world.call('saveFormForLater', { slug }, body, key);
    expect((await loadDraft(world.ports.db, orderId))?.version).toBe(1);
  });

  test('can be kept no more once the form was sent', async () => {
    const { world, slug } = await begin();
    await world.submitForm(slug);
    const late = { order: typed({ email: 'late@x.example' }) };
    await expect(world.call('saveDraft', { slug }, late)).rejects.toMatchObject({ status: 409 });
  });
});
