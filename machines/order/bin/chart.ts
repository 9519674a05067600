import { chartJson } from '../check/chart-json.ts';

const chart = chartJson();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(chart, null, 2));
} else {
  console.log(
    `Chart ${chart.hash}: ${chart.statuses.length} statuses, ${chart.transitions.length} transitions`,
  );
  for (const { from, event, actors, guard, to } of chart.transitions) {
    console.log(
      `${from} — ${event} → ${to} [${actors.join(', ')}]${guard.length > 0 ? ` if ${guard.join(' & ')}` : ''}`,
    );
  }
}
