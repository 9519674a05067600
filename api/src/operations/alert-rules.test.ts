import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processMetrics } from './metrics.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../docs/deploy/alerts.yml'), 'utf8');

/** What Prometheus itself knows of each target. */
const ofPrometheus = ['up'];
const functions = ['and', 'by', 'delta', 'histogram_quantile', 'le', 'rate', 'sum'];

test('every alert asks for figures that the application gives', async () => {
  const text = await processMetrics(() => null, Date.now).text();
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  );
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gmu)].map(([, expression = '']) => expression);
  const asked = expressions.flatMap((expression) =>
    [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, '').matchAll(/[a-z_]\w*/gu)].map(([name]) => name),
  );
  expect(expressions).toHaveLength([...rules.matchAll(/- alert:/gu)].length);
  const known = new Set([...families, ...ofPrometheus, ...functions]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(families.filter((name) => asked.includes(name)).length).toBeGreaterThan(5);
});

test('every alarm that the page names has a rule', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/how-to/operate.md'), 'utf8');
  const table = page.split('What is worth an alarm')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/^\| (.*?) \|/gmu)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+)(?:\{.*?\})?`/gu)].map(([, name = '']) => name),
  );
  const figures = named.filter(
    (name) => !['order_transitions_total', 'group_commit_transactions'].includes(name),
  );
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.filter((name) => !rules.includes(name))).toEqual([]);
});
