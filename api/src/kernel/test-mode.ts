import type { Mode } from './settings/parse-environment.ts';

const testLabels: readonly string[] = ['staging', 'beta', 'localhost'];

/**
 * Whether every page says that nothing here is real: always in the demo and in the sandbox, in production only where the deployment asks for
 * it and a whole label of its host says so too (NOTIFY-026). No name alone can tell a client that a contract is not real.
 * Throws where it is asked for under another host.
 */
export function isTestMode(mode: Mode, asked: boolean, publicUrl: string | null): boolean {
  if (mode !== 'production') return true;
  const labels = new URL(publicUrl ?? 'http://localhost').hostname.split('.');
  if (asked && !labels.some((label) => testLabels.includes(label)))
    throw new Error(`TEST_MODE=on asks for a host with a label of its own: ${testLabels.join(', ')}`);
  return asked;
}
