import { loadDraft, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterEach, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../testing/index.ts';

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

  const typed = (person: object) => ({
    company_attributes: { krs_users_attributes: [{ key: 'p', ...person }] },
  });

  test('comes back masked with its section and its time, and an untouched number stays', async () => {
    const { world, slug, orderId } = await begin();
    const first = { order: typed({ pesel: '80010112357' }), section: 'persons', draft_version: 0 };
    expect(await world.call('saveDraft', { slug }, first)).toMatchObject({ draft_version: 1 });
    expect(await world.call('getCompanyDetails', { slug }, undefined)).toMatchObject({
      order: typed({ pesel: '********357' }),
      section: 'persons',
      draft_version: 1,
    });
    await world.call('saveDraft', { slug }, { order: typed({ email: 'a@x.example' }), draft_version: 1 });
    const draft = await loadDraft(world.ports.db, orderId);
    expect(draft?.data).toEqual(typed({ email: 'a@x.example', pesel: '80010112357' }));
    expect(draft?.section).toBe('persons');
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
