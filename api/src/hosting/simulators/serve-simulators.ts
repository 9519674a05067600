import { keepPrivate } from '../../kernel/files/keep-private.ts';
import { startSimulators, type SimulatorsOptions } from './start-simulators.ts';

/**
 * The simulators as a process of their own, so that killing the application does not erase what the providers saw.
 * PORT, SMTP_PORT (both 0 where unset), DATA_DIR, API_URL, SIMULATORS_PUBLIC_URL, SIMULATORS_SECRET; SUPERVISOR_PID is
 * a process whose end ends this one too. When all listen, one line of JSON with both addresses goes to stdout.
 */
export async function serveSimulators(identity?: SimulatorsOptions['identity']): Promise<void> {
  keepPrivate();
  const { env } = process;
  const demand = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };

  const running = await startSimulators({
    port: Number(env['PORT'] ?? 0),
    smtpPort: Number(env['SMTP_PORT'] ?? 0),
    dataDir: demand('DATA_DIR'),
    apiUrl: demand('API_URL'),
    publicUrl: env['SIMULATORS_PUBLIC_URL'] || undefined,
    secret: demand('SIMULATORS_SECRET'),
    identity,
  });

  process.stdout.write(`${JSON.stringify({ url: running.url, smtpUrl: running.smtpUrl })}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const supervisor = Number(env['SUPERVISOR_PID'] ?? 0);
  if (supervisor > 0) {
    setInterval(() => {
      try {
        process.kill(supervisor, 0);
      } catch {
        stop();
      }
    }, 1_000);
  }
}
