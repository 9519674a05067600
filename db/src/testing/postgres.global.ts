import type { TestProject } from 'vitest/node';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { startPrivateCluster } from './private-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A private PostgreSQL of this run, whose database `blank` is migrated; '' where the machine has none or the run leaves it out. */
    pgUrl: string;
  }
}

const fastSettings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'shared_buffers=64MB'];

/** One PostgreSQL for the whole run: what is tested is what it answers, not what it keeps. */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const leftOut = project.config.tagsFilter?.includes('!postgres');
  const cluster = leftOut ? null : await startPrivateCluster(fastSettings);
  project.provide('pgUrl', cluster?.address('postgres') ?? '');
  if (cluster === null) return undefined;
  await makeBlank(cluster.address);
  return cluster.stop;
}

/** Migrated once; each test's database is a copy. */
async function makeBlank(address: (name: string) => string): Promise<void> {
  const cluster = openPostgres({ connectionString: address('postgres'), max: 1 });
  await cluster.execute('create database blank');
  await cluster.close();
  const blank = openPostgres({ connectionString: address('blank'), max: 2 });
  await blank.migrate();
  await blank.close();
}
