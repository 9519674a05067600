import { listOpenEffects, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { expect, onTestFinished, test } from 'vitest';
import { runSeededApp } from '../../testing/index.ts';
import { advanceOrder } from '../order-life/advance-order.ts';

type Replay = ReplyOf<'getReplay'>;

onEachDatabase('the replay of an order', (open) => {
  const begin = async () => {
    const world = await runSeededApp(open);
    onTestFinished(world.stop);
    const headers = await world.signIn('admin@test.example');
    const ask = (slug: string, as = headers) =>
      world.app.request(`/api/superadmin/orders/${slug}/replay`, { headers: as });
    return { world, ask };
  };
  const read = async (answer: Response) => (await answer.json()) as Replay;

  test('has each step with who made it, what held, what was seen and how long it had taken', async () => {
    const { world, ask } = await begin();
    const slug = await world.createOrder();
    await world.walkToForm(slug, 'qes');
    const admin = await world.ports.db.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@test.example')
      .executeTakeFirstOrThrow();
    await advanceOrder(world.ports, {
      ...{ slug, actor: 'admin', userId: admin.id },
      event: { type: 'FORCE', to: 'update_vat_id', reason: 'Klient podał inny NIP przez telefon' },
    });
    const order = await loadOrder(world.ports.db, slug);
    const { steps, ...whole } = await read(await ask(slug));
    expect(whole).toEqual({ slug, siemens_id: order?.number, financing_type: 'lease' });
    expect(
      steps.map(({ event, actor, how, from, passed, to }) =>
        [event, actor, how, from, ...passed, to].map(String).join(' '),
      ),
    ).toEqual([
      'CREATE shop_api own null sumup',
      'CONFIRM_SUMMARY client own sumup complement_company_and_user',
      'COMPLEMENT_COMPANY_AND_USER client own complement_company_and_user agreement_method_selection',
      'SELECT_METHOD client own agreement_method_selection qes_selected form_opened',
      'FORCE admin forced form_opened update_vat_id',
    ]);
    const [first, confirmed, , , forced] = steps;
    expect(first).toMatchObject({ ms_in_previous: null, usual_ms: null, by: null, salesman: null });
    expect(confirmed?.conditions).toEqual(['requiredConsentsGiven']);
    expect(confirmed?.ms_in_previous).toBe(Date.parse(confirmed?.at ?? '') - Date.parse(first?.at ?? ''));
    expect(confirmed?.client).toBe('Podaj dane firmy i osoby do kontaktu');
    expect(forced).toMatchObject({ reason: 'Klient podał inny NIP przez telefon', by: 'Administrator' });
  });

  test('says what each step had done outside, and what of it is still tried', async () => {
    const { world, ask } = await begin();
    const slug = await world.createOrder();
    await world.walkToForm(slug, 'qes');
    const order = await loadOrder(world.ports.db, slug);
    const { steps } = await read(await ask(slug));
    const effects = steps.flatMap((step) => step.effects.map(({ name }) => `${step.event} ${name}`));
    expect(effects).toContain('COMPLEMENT_COMPANY_AND_USER E-mail z linkiem do rozpoczętego wniosku');
    const stillOpen = await listOpenEffects(world.ports.db, order?.id ?? '');
    const waiting = steps.flatMap(({ effects: all }) => all.filter((effect) => effect.done_at === null));
    expect(waiting).toHaveLength(stillOpen.length);
  });

  test('is of staff that read every order, and of no order that is not there', async () => {
    const { world, ask } = await begin();
    const slug = await world.createOrder();
    expect((await ask(slug, await world.signIn('sklep@test.example'))).status).toBe(403);
    expect((await ask('nothing-of-that-name-x')).status).toBe(404);
  });
});
