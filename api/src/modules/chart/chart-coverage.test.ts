import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { chartHash } from '@app/machines/order';
import { expect, onTestFinished, test } from 'vitest';
import { runApp, seedShop } from '../../testing/index.ts';

const pressed = { actor: 'client', from: 'sumup', event: 'CONFIRM_SUMMARY', to: 'form_opened' } as const;
const measured = {
  ...{ at: '2026-11-27T21:00:00.000Z', chart: chartHash, statuses: ['sumup', 'form_opened'], unseen: [] },
  ...{ pressed: [pressed], unpressed: [{ ...pressed, event: 'CANCEL', to: 'canceled' }] },
};

/** The coverage as the server gives it where the file holds this text; null: there is no file. */
async function ask(db: Database, text: string | null) {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const file = join(folder, 'coverage.json');
  if (text !== null) writeFileSync(file, text);
  await seedShop(db);
  const world = await runApp(db, { chartCoverage: file });
  onTestFinished(async () => {
    await world.stop();
    rmSync(folder, { recursive: true });
  });
  const headers = await world.signIn('admin@test.example');
  const answer = await world.app.request('/api/superadmin/chart/coverage', { headers });
  return [answer.status, answer.ok ? ((await answer.json()) as unknown) : null];
}

onEachDatabase('the coverage of the last walks', (open) => {
  test('what the last walks have covered is read from the file that they have left', async () => {
    expect(await ask(await open(), JSON.stringify(measured))).toEqual([
      200,
      { measured: { ...measured, same_chart: true } },
    ]);
  });

  test('walks of another chart are named as such', async () => {
    const other = { ...measured, chart: 'aaaaaaaaaaaa' };
    expect(await ask(await open(), JSON.stringify(other))).toEqual([
      200,
      { measured: { ...other, same_chart: false } },
    ]);
  });

  test('without a file nothing was measured, and what is no coverage is not taken for one', async () => {
    expect(await ask(await open(), null)).toEqual([200, { measured: null }]);
    expect(await ask(await open(), '{"statuses":')).toEqual([500, null]);
    expect(await ask(await open(), '{"statuses":[]}')).toEqual([500, null]);
  });
});
