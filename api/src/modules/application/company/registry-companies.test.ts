import type { Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('the registry, asked about VAT ids', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    db = await open();
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  const ask = (...ids: string[]) =>
    world.app.request(`/api/regon/companies?${ids.map((id) => `vat_ids[]=${id}`).join('&')}`);

  test('answers each one by itself: what it knows, and krsRegon where no register has it', async () => {
    const companies = (await (await ask('9236388491', '5260250274')).json()) as object;
    expect(companies).toEqual({
      '9236388491': { exists_in_regon: true, data: expect.any(Object), errors: [] },
      '5260250274': {
        exists_in_regon: false,
        data: null,
        errors: [{ krsRegon: 'Nie znaleźliśmy firmy o tym numerze NIP' }],
      },
    });
  });

  test('that does not answer is a krs error, to be asked again after half a minute', async () => {
    const answer = await ask('9446838138');
    const sentence =
      'Rejestr firm teraz nie odpowiada. Spróbuj ponownie za chwilę – to, co wpisano, nie przepadnie.';
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '30',
      { error: sentence, code: 'registry', errors: [{ krs: sentence }] },
    ]);
  });
});
