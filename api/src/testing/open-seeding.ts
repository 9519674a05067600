import { seedBasics } from '../demo/seed-basics.ts';
import { readEnv } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { openPorts } from '../hosting/open-ports.ts';
import type { Ports } from '../kernel/ports.ts';
import { nobodyOutside } from '../providers/settings.ts';

/** Opens a new data folder with the demo's shops and catalogue for seeds that ask nobody outside, and closes it again. */
export async function openSeeding(dataDir: string, seed: (ports: Ports) => Promise<void>): Promise<void> {
  keepPrivate();
  const running = await openPorts(readEnv({ DATA_DIR: dataDir }), nobodyOutside, () => 'http://127.0.0.1:1');
  await seedBasics(running.ports, running.ports.now());
  await seed(running.ports);
  await running.stop();
}
