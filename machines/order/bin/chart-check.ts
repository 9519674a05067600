import { stateKey, walkChart } from '../../testing/walk-chart.ts';
import { chartRules, checkChart, soundTables } from '../check/rules.ts';
import { orderChart } from '../order.chart.ts';

const { reached, steps } = walkChart(orderChart, undefined, { isSentBack: true });
const findings = checkChart({ chart: orderChart, reached, steps, stateKey, ...soundTables });
for (const { rule, finding } of findings) console.error(`${rule}: ${finding}`);
const rules = Object.keys(chartRules).length;
console.log(
  `chart:check — ${rules} rules, ${reached.length} states, ${steps.length} steps, ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
