import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { differing } from '../../testing/oracle/differing.ts';
import { isSpokenOf, mutantsOf, sampleOf } from '../../testing/mutants/mutants.ts';
import type { Mutant } from '../../testing/mutants/mutants.ts';
import { killerOf, killers } from '../../testing/mutants/without-tables.ts';
import type { Killer } from '../../testing/mutants/without-tables.ts';

interface Share {
  readonly size: number;
  readonly at: number;
  readonly of: number;
}
type Verdict = readonly [name: string, killer: Killer | null];

const began = performance.now();
const threads = 2;

/** How the mutants of each kind fared, and the survivors by name. */
function print(mutants: readonly Mutant[], survivors: readonly Mutant[]): void {
  for (const [kind, ofKind] of Map.groupBy(mutants, (mutant) => mutant.kind)) {
    const survived = survivors.filter((mutant) => mutant.kind === kind).length;
    console.log(`${kind.padEnd(12)} ${String(ofKind.length).padStart(5)} mutants, ${survived} survived`);
  }
  for (const { kind, name } of survivors) console.error(`survived: ${kind}: ${name}`);
}

const seconds = (): number => Math.round((performance.now() - began) / 1000);

function judgeByTables(): void {
  const all = mutantsOf();
  const spokenOf = all.filter(isSpokenOf);
  const survivors = spokenOf.filter((mutant) => differing(mutant.tables()).length === 0);
  print(spokenOf, survivors);
  console.log(
    `chart:mutants — the tables kill ${spokenOf.length - survivors.length} of the ${spokenOf.length} mutants that they speak of, in ${seconds()} s; ` +
      `of ${all.length - spokenOf.length} further ones, subtitles and names in the panel, they say nothing`,
  );
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

/** The mutants that are tried without the tables: all, or a sample of that size. */
const triedOf = (size: number): readonly Mutant[] => sampleOf(mutantsOf().filter(isSpokenOf), size);

const judge = ({ size, at, of }: Share): readonly Verdict[] =>
  triedOf(size)
    .filter((_mutant, index) => index % of === at)
    .map((mutant): Verdict => [`${mutant.kind} ${mutant.name}`, killerOf(mutant)]);

const judged = async (share: Share): Promise<readonly Verdict[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function judgeWithoutTables(size: number): Promise<void> {
  const shares = Array.from({ length: threads }, (_, at) => judged({ size, at, of: threads }));
  const verdicts = new Map((await Promise.all(shares)).flat());
  const mutants = triedOf(size);
  const survivors = mutants.filter(({ kind, name }) => verdicts.get(`${kind} ${name}`) === null);
  print(mutants, survivors);
  for (const killer of killers) {
    const killed = [...verdicts.values()].filter((each) => each === killer).length;
    console.log(`killed by ${killer}: ${killed}`);
  }
  const killed = mutants.length - survivors.length;
  const percent = Math.round((killed / mutants.length) * 1000) / 10;
  console.log(
    `chart:mutants — without the tables ${killed} of ${mutants.length} mutants are killed, ${percent} %, in ${seconds()} s`,
  );
}

if (!isMainThread) parentPort?.postMessage(judge(workerData as Share));
else if (process.argv.includes('--without-tables')) {
  const sample = process.argv.find((each) => /^\d+$/u.test(each));
  await judgeWithoutTables(sample === undefined ? Infinity : Number(sample));
} else judgeByTables();
