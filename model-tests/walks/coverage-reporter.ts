import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderStatuses } from '@app/machines/order';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { people } from './goals.ts';

const folder = join(import.meta.dirname, '../report');

/** What the walks have covered so far. */
export interface WalkCoverage {
  /** When they ended, as an ISO time. */
  readonly at: string;
  /** Names of the transitions that a person's press has brought about, `person, from: EVENT leads to status`. */
  readonly transitions: readonly string[];
  /** Statuses that an order was in before, during or after a press. */
  readonly statuses: readonly string[];
  /** Statuses that none of the orders was in. */
  readonly unseen: readonly string[];
}

/** Writes what the walks have covered to report/coverage.json, and says it in one line. */
export default class CoverageReporter implements Reporter {
  readonly #transitions: string[] = [];
  readonly #statuses = new Set<string>();

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    const seen = annotations.filter(({ type }) => type === 'status');
    if (status !== 'passed' || seen.length === 0) return;
    this.#transitions.push(title);
    for (const { description } of seen) this.#statuses.add(description ?? '');
  }

  onEnd(): void {
    const covered: WalkCoverage = {
      at: new Date().toISOString(),
      transitions: this.#transitions.toSorted(),
      statuses: orderStatuses.filter((status) => this.#statuses.has(status)),
      unseen: orderStatuses.filter((status) => !this.#statuses.has(status)),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(covered, null, 2)}\n`);
    const { transitions, statuses } = covered;
    const by = people.map(
      (person) => `${person} ${transitions.filter((name) => name.startsWith(`${person},`)).length}`,
    );
    const share = `${statuses.length} of ${orderStatuses.length} statuses`;
    process.stdout.write(`\npages: ${transitions.length} transitions pressed (${by.join(', ')}), ${share}\n`);
  }
}
