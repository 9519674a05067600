import { faultNames, type FaultName } from '@app/api/processes';

/** The options of a chaos run; `--bug` names the fault. */
export interface ChaosOptions {
  readonly minutes: number;
  readonly database: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly clients: number;
  /** How many orders fifty clients race for before the kills begin. */
  readonly races: number;
  /** Seconds between two kills. */
  readonly killEvery: number;
  readonly seed: number;
  readonly fault: FaultName | null;
}

const numberOf = (words: ReadonlyMap<string, string>, name: string, fallback: number): number => {
  const value = Number(words.get(name) ?? fallback);
  if (!(value > 0)) throw new Error(`--${name} is a number above 0`);
  return value;
};

/** `--minutes 10 --database postgres --processes 2 --clients 8 --races 200 --kill-every 5 --seed 1 --bug answer-before-commit` */
export function chaosOptions(argv: readonly string[]): ChaosOptions {
  const words = new Map<string, string>();
  for (let at = 0; at < argv.length; at += 2)
    words.set((argv[at] ?? '').replace(/^--/u, ''), argv[at + 1] ?? '');
  const known = ['minutes', 'database', 'processes', 'clients', 'races', 'kill-every', 'seed', 'bug'];
  const unknown = [...words.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no --${unknown[0]}; there are ${known.map((name) => `--${name}`).join(', ')}`);
  const database = words.get('database') ?? 'sqlite';
  if (database !== 'sqlite' && database !== 'postgres') throw new Error('--database is sqlite or postgres');
  const bug = words.get('bug');
  const fault = faultNames.find((name) => name === bug);
  if (bug !== undefined && fault === undefined) throw new Error(`--bug is one of ${faultNames.join(', ')}`);
  const processes = numberOf(words, 'processes', database === 'postgres' ? 2 : 1);
  if (database === 'sqlite' && processes > 1) throw new Error('SQLite has one process');
  return {
    minutes: numberOf(words, 'minutes', 1),
    database,
    processes,
    clients: numberOf(words, 'clients', 8),
    races: numberOf(words, 'races', 200),
    killEvery: numberOf(words, 'kill-every', 5),
    seed: numberOf(words, 'seed', (Date.now() % 1_000_000) + 1),
    fault: fault ?? null,
  };
}
