import { startPrivateCluster } from '@app/db/cluster';

/** A PostgreSQL that waits for the disk at each commit, as in production. */
export async function startCluster(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const cluster = await startPrivateCluster(['fsync=on', 'synchronous_commit=on', 'shared_buffers=256MB']);
  if (cluster === null) throw new Error('This machine has no PostgreSQL to measure.');
  return { url: cluster.address('postgres'), stop: cluster.stop };
}
