import type { Application } from '../servers/application.ts';
import { restarted, startApplication } from '../servers/application.ts';
import { readAndStop, readWhole, type Asked } from '../exports/read-export.ts';
import { seedYear, type YearOfSales } from '../exports/year-of-sales.ts';
import type { Part, Row } from '../part.ts';
import { rate } from '../report.ts';

const whole = 300_000;
const quick = 30_000;
/** What the peak of whole files may lie above that of files of a tenth, in MB: memory that waits to be collected, and no rows. */
const mostGrowth = 128;
const lookEvery = 50;
/** So long nothing has to be done for a process to be at rest, in ms. */
const restsAfter = 1_000;

const paths = { sales: 'sales_report', payments: 'payments_report' } as const;
const formats = ['xlsx', 'json'] as const;

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(at);

/** A report of the days in which the first so many orders began; some more, because days are whole. */
function askedFor(
  { url }: Application,
  { begins, step, cookie }: YearOfSales,
  report: keyof typeof paths,
  orders: number,
): Omit<Asked, 'format'> {
  const days = { date_from: dayOf(begins), date_to: dayOf(begins + orders * step) };
  const query = new URLSearchParams(days);
  return { url: `${url}/api/superadmin/orders/${paths[report]}?${query}`, cookie };
}

/** The most that the process held while the work went on, in MB. */
async function peakWhile<T>(application: Application, work: () => Promise<T>): Promise<[T, number]> {
  let peak = application.memory();
  const looking = setInterval(() => (peak = Math.max(peak, application.memory())), lookEvery);
  try {
    return [await work(), peak];
  } finally {
    clearInterval(looking);
  }
}

/** Resolves once the process has had no work for a while; answers how long it still had some, in ms. */
async function untilAtRest({ busy }: Application): Promise<number> {
  const began = performance.now();
  for (let [seen, since] = [busy(), began]; ;) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    const now = performance.now();
    // What goes on beside the requests takes some hundredths.
    if (busy() - seen > 100) [seen, since] = [busy(), now];
    else if (now - since > restsAfter) return since - began;
  }
}

interface File {
  readonly report: keyof typeof paths;
  readonly format: (typeof formats)[number];
}

const files: readonly File[] = (['sales', 'payments'] as const).flatMap((report) =>
  formats.map((format) => ({ report, format })),
);

/** A reader who stops after the beginning, and then one who goes away: what the process holds, and how long it works on. */
async function stopping(application: Application, asked: Asked): Promise<readonly string[]> {
  const leave = await readAndStop(asked);
  const [worked, peak] = await peakWhile(application, () => untilAtRest(application));
  leave();
  const after = await untilAtRest(application);
  return [`${rate(worked)} ms`, `${rate(after)} ms once left`, `${rate(peak)} MB`];
}

/** Reports of 300,000 rows as files: what the process holds while they are read, read slowly, and left. */
export const exports: Part = async ({ rounds }) => {
  const rows = rounds === 1 ? quick : whole;
  const first = await startApplication();
  await first.end();
  const year = await seedYear(first, rows);
  const application = await restarted(first);
  try {
    const idle = application.memory();
    const read = async (orders: number) => {
      const cells: Row[] = [];
      let most = 0;
      for (const { report, format } of files) {
        const asked = { ...askedFor(application, year, report, orders), format };
        const began = performance.now();
        const [found, peak] = await peakWhile(application, () => readWhole(asked));
        const seconds = (performance.now() - began) / 1_000;
        if (found.rows < orders) throw new Error(`${report} ${format}: ${found.rows} rows of ${orders}`);
        most = Math.max(most, peak);
        cells.push({
          name: `${report}, ${format}, ${rate(found.rows)} rows`,
          cells: [`${rate(found.bytes / 1e6)} MB`, `${rate(found.rows / seconds)} /s`, `${rate(peak)} MB`],
        });
      }
      return { cells, most };
    };
    const tenth = await read(rows / 10);
    const all = await read(rows);
    const left: Row[] = [];
    for (const { report, format } of files) {
      const cells = await stopping(application, { ...askedFor(application, year, report, rows), format });
      left.push({ name: `${report}, ${format}, a reader who stops: works for`, cells });
    }
    const growth = all.most - tenth.most;
    return {
      title: `Reports as files; the process holds ${rate(idle)} MB before`,
      columns: ['file', 'rows', 'peak'],
      rows: [...tenth.cells, ...all.cells, ...left],
      goals: [{ what: 'peak of whole files over that of a tenth, MB', figure: growth, most: mostGrowth }],
      summary: `exports of ${rate(rows)} rows ${rate(all.most)} MB, ${growth < 0 ? '−' : '+'}${rate(Math.abs(growth))} MB`,
    };
  } finally {
    await application.stop();
  }
};
