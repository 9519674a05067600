import { forgetCountedDays } from '@app/db';
import { openPorts } from '../hosting/open-ports.ts';
import { acquireInstanceLock } from '../hosting/instance-lock.ts';
import { readEnv } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { nobodyOutside } from '../providers/settings.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { seedDemo } from '../demo/seed-demo.ts';

const usual = 2_000;
const most = 99_999;

keepPrivate();
try {
  const count = Number(process.argv[2] ?? usual);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`How many orders? A whole number from 1 to ${most}.`);
  const settings = readEnv(process.env);
  if (settings.mode !== 'demo') throw new Error('Only the demo is filled.');
  const data = await acquireInstanceLock(settings);
  const running = await openPorts(settings, nobodyOutside, () => 'http://localhost');
  const began = performance.now();
  await seedDemo({ ports: running.ports });
  await fillDemo(running.ports, count, (done) => {
    if (done % 250 === 0) console.log(`${done} orders`);
  });
  await forgetCountedDays(running.ports.db);
  console.log(
    `The demo holds ${count} more orders, after ${((performance.now() - began) / 1000).toFixed(0)} s.`,
  );
  await running.stop();
  data.release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
