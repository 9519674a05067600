import { differing } from '../../testing/oracle/differing.ts';
import { isSpokenOf, mutantsOf } from '../../testing/mutants/mutants.ts';

const began = performance.now();
const all = mutantsOf();
const spokenOf = all.filter(isSpokenOf);
const survivors = spokenOf.filter((mutant) => differing(mutant.tables()).length === 0);

for (const [kind, mutants] of Map.groupBy(spokenOf, (mutant) => mutant.kind)) {
  const survived = survivors.filter((mutant) => mutant.kind === kind).length;
  console.log(`${kind.padEnd(12)} ${String(mutants.length).padStart(5)} mutants, ${survived} survived`);
}
for (const { kind, name } of survivors) console.error(`survived: ${kind}: ${name}`);

const killed = spokenOf.length - survivors.length;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `chart:mutants — the tables kill ${killed} of the ${spokenOf.length} mutants that they speak of, in ${seconds} s; ` +
    `of ${all.length - spokenOf.length} further ones, subtitles and names in the panel, they say nothing`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
