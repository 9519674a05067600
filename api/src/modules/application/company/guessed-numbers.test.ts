import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { filledForm } from '../../../demo/filled-form.ts';
import { send } from '../../../testing/send-call.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

type Rows = { pesel?: string | null; series_and_number?: string | null; key?: string }[];

/** What somebody may try who holds an order's link and sees its numbers masked. */
onEachDatabase('a number that is answered masked', (open) => {
  let world: RunningApp;
  let orders = 0;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  async function begun() {
    const slug = await world.createOrder({ external_order_id: `guess-${(orders += 1)}` });
    await world.walkToForm(slug, 'qes');
    const form = filledForm(await world.read(slug), world.person);
    const rows = form.company_attributes.krs_users_attributes as Rows;
    const save = (persons: unknown) =>
      world.call('saveDraft', { slug }, {
        order: { company_attributes: { krs_users_attributes: persons } },
      } as never);
    await save(rows);
    return { slug, form, rows, save };
  }

  test('is not guessed by a draft that names its person twice', async () => {
    const { rows, save } = await begun();
    const [row] = rows;
    const twice = [
      { ...row, key: 'p', pesel: '***********' },
      { ...row, key: 'p', pesel: '80010112340' },
    ];
    await expect(save(twice)).rejects.toMatchObject({
      status: 422,
      body: {
        errors: [
          { 'order.company_attributes.krs_users_attributes': 'Ta sama osoba jest w formularzu dwa razy' },
        ],
      },
    });
  });

  test('is told to be shared by a few forms an hour, whoever sends them; forms without masks are not counted', async () => {
    const { slug, form, rows } = await begun();
    const { settings } = world.ports;
    const rates = { ...settings.rates, sharedNumber: { points: 2, seconds: 3600 } };
    const app = createApp({ ...world.ports, settings: { ...settings, rates } });
    const [row] = rows;
    const guess = { ...row, key: 'guess', pesel: '80010112340', series_and_number: 'ABA300000' };
    const submit = async (persons: unknown): Promise<number> => {
      const company_attributes = { ...form.company_attributes, krs_users_attributes: persons };
      const answer = send(app, 'submitForm', { slug }, {
        order: { ...form, company_attributes },
      } as never);
      return answer.then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    };
    const masked = [{ ...row, pesel: '***********', series_and_number: '******000' }, guess];
    // Two who sign share an e-mail, so that none of these forms is taken.
    const clear = [row, guess];
    expect([await submit(clear), await submit(clear), await submit(clear)]).toEqual([422, 422, 422]);
    expect([await submit(masked), await submit(masked), await submit(masked)]).toEqual([422, 422, 429]);
  });
});
