import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { runInOrder } from '../../statement.ts';
import { connect } from '../connect.ts';
import { groupCommit } from '../group-commit.ts';
import { prepareOn } from '../run-on-sqlite.ts';
import type { SentWrite, WriterSettings, WriteStatement, Written, Wrote } from './writer.ts';

const { path, checkpointPages } = workerData as WriterSettings;
const connection = connect(path);
connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
const prepared = new Map<string, ReturnType<typeof prepareOn>>();
let commits: number[] = [];

function run(text: string, bound: readonly unknown[] = []): object[] {
  const runPrepared = prepared.get(text) ?? prepareOn(connection, text);
  prepared.set(text, runPrepared);
  return runPrepared(bound);
}

const { commit } = groupCommit((text) => void run(text), {
  committed: (transactions) => void commits.push(transactions),
});

const refusal = (id: number, error: unknown): Written => ({
  id,
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Sqlite.SqliteError ? error.code : null,
});

const write = ({ id, statements }: SentWrite): Promise<Written> =>
  commit(() => runInOrder(async ({ text, bound }: WriteStatement) => run(text, bound), statements)).then(
    (rows): Written => ({ id, rows }),
    (error: unknown) => refusal(id, error),
  );

/** Until everything that was sent is answered. */
let answering: Promise<unknown> = Promise.resolve();

async function answer(message: readonly SentWrite[]): Promise<void> {
  const written = await Promise.all(message.map(write));
  parentPort?.postMessage({ written, commits } satisfies Wrote);
  commits = [];
}

async function stop(): Promise<void> {
  await answering;
  connection.close();
  parentPort?.close();
}

parentPort?.on('message', (message: readonly SentWrite[] | 'stop') => {
  if (message === 'stop') void stop();
  else answering = Promise.all([answering, answer(message)]);
});
