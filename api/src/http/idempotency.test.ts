import { storeReply, type KeyedRequest } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { invalid } from '../kernel/errors.ts';
import type { Ports } from '../kernel/ports.ts';
import { withIdempotencyKey } from './idempotency.ts';

onEachDatabase('a request under a key', (open) => {
  const key: KeyedRequest = { scope: 'submitForm:a', key: 'k', hash: 'h' };

  test('that is refused because its twin was carried out meanwhile answers what the twin has stored', async () => {
    const db = await open();
    const ports = { db, now: () => 1 } as Partial<Ports> as Ports;
    const refusedByTheTwin = async (): Promise<string> => {
      await db.transaction((tx) =>
        storeReply(tx, { ...key, status: 200, text: '{"status":"form_saved"}' }, 1),
      );
      throw invalid({ pesel: 'Podaj PESEL' });
    };
    expect(await withIdempotencyKey(ports, key, new Set(), refusedByTheTwin)).toBe('{"status":"form_saved"}');
  });

  test('that is refused by itself is refused', async () => {
    const db = await open();
    const ports = { db, now: () => 1 } as Partial<Ports> as Ports;
    const refusal = invalid({ pesel: 'Podaj PESEL' });
    const refused = withIdempotencyKey(ports, key, new Set(), () => Promise.reject(refusal));
    await expect(refused).rejects.toBe(refusal);
  });
});
