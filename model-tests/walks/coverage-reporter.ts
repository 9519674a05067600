import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplyOf } from '@app/machines/contract';
import { chartHash, orderStatuses, shopConfigs } from '@app/machines/order';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { people, walksOf, type Goal } from './goals.ts';

const folder = join(import.meta.dirname, '../report');

const transitionOf = ({ person, from, event, to }: Goal) => ({ actor: person, from, event, to });

/** As the server gives it. */
type Covered = Omit<NonNullable<ReplyOf<'getChartCoverage'>['measured']>, 'same_chart'>;

/** Writes what the walks have covered to report/coverage.json, and says it in one line. */
export default class CoverageReporter implements Reporter {
  readonly #passed = new Set<string>();
  readonly #statuses = new Set<string>();

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    this.#passed.add(title);
    for (const { type, description } of annotations)
      if (type === 'status' && description !== undefined) this.#statuses.add(description);
  }

  onEnd(): void {
    const { goals } = walksOf(Object.keys(shopConfigs));
    const pressed = goals.filter(({ name }) => this.#passed.has(name));
    const covered: Covered = {
      at: new Date().toISOString(),
      chart: chartHash,
      statuses: orderStatuses.filter((status) => this.#statuses.has(status)),
      unseen: orderStatuses.filter((status) => !this.#statuses.has(status)),
      pressed: pressed.map(transitionOf),
      unpressed: goals.filter((goal) => !pressed.includes(goal)).map(transitionOf),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(covered, null, 2)}\n`);
    const by = people.map((who) => `${who} ${pressed.filter(({ person }) => person === who).length}`);
    process.stdout.write(
      `\npages: ${pressed.length} of ${goals.length} transitions pressed (${by.join(', ')}), ` +
        `${covered.statuses.length} of ${orderStatuses.length} statuses\n`,
    );
  }
}
