const testLabels: readonly string[] = ['staging', 'beta', 'localhost'];

/**
 * Whether every page says that nothing here is real: always in the demo, in production only where the deployment asks for
 * it and a whole label of its host says so too (NOTIFY-026). No name alone can tell a client that a contract is not real.
 * Throws where it is asked for under another host.
 */
export function isTestMode(mode: 'demo' | 'production', asked: boolean, publicUrl: string | null): boolean {
  if (mode === 'demo') return true;
  const labels = new URL(publicUrl ?? 'http://localhost').hostname.split('.');
  if (asked && !labels.some((label) => testLabels.includes(label)))
    throw new Error(`TEST_MODE=on asks for a host with a label of its own: ${testLabels.join(', ')}`);
  return asked;
}
