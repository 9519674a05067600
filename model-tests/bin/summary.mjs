const columns = ['passed', 'failed', 'not run'];

/** What `npm test` ends with: a row a suite with its seconds and counts, their sum last. */
export function summaryTable(rows) {
  const sum = rows.reduce(
    (all, row) => ({
      ...all,
      ms: all.ms + row.ms,
      passed: all.passed + row.passed,
      failed: all.failed + row.failed,
      skipped: [...all.skipped, ...row.skipped],
    }),
    { title: 'all suites', ms: 0, passed: 0, failed: 0, skipped: [] },
  );
  const width = Math.max(...[...rows, sum].map(({ title }) => title.length)) + 2;
  const head = ['suite'.padEnd(width), 'time'.padStart(9), ...columns.map((name) => name.padStart(9))];
  const lines = [...rows, sum].map(({ title, ms, passed, failed, skipped }) =>
    [
      title.padEnd(width),
      `${(ms / 1000).toFixed(1)} s`.padStart(9),
      ...[passed, failed, skipped.length].map((count) => String(count).padStart(9)),
    ].join(''),
  );
  const rule = '-'.repeat(head.join('').length);
  return [head.join(''), rule, ...lines.slice(0, -1), rule, lines.at(-1)].join('\n');
}
