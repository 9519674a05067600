import { expect, test } from 'vitest';
import { storageSettings } from './env.ts';

test('production names its database, for the server and for its copies; the demo has one of its own', () => {
  const elsewhere = { DATA_DIR: '/srv/orders', DATABASE_URL: 'postgres://db/orders' };
  expect(() => storageSettings({ MODE: 'production', DATA_DIR: '/srv/orders' })).toThrow(
    'MODE=production does not start without DATABASE_URL',
  );
  expect([
    storageSettings({ MODE: 'production', ...elsewhere }),
    storageSettings({ DATA_DIR: '/srv/orders' }),
  ]).toEqual([
    { dataDir: '/srv/orders', databaseUrl: 'postgres://db/orders' },
    { dataDir: '/srv/orders', databaseUrl: 'sqlite:/srv/orders/database.sqlite' },
  ]);
});
