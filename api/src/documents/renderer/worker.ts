import { parentPort } from 'node:worker_threads';
import { countPages, drawPage, drawWatermarkPage } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import type { RenderResult, RenderJobs, RenderJob } from './pdf-renderer.ts';

const performers: {
  [Name in keyof RenderJobs]: (...input: RenderJobs[Name]['input']) => Promise<RenderJobs[Name]['output']>;
} = {
  drawPdf,
  drawPage,
  countPages,
  drawWatermarkPage,
};

/** What is handed over instead of copied. */
function memoryOf(output: RenderJobs[keyof RenderJobs]['output']): ArrayBuffer[] {
  if (typeof output === 'number') return [];
  return [(output instanceof Uint8Array ? output : output.pixels).buffer as ArrayBuffer];
}

async function perform({ id, job, input }: RenderJob): Promise<void> {
  try {
    const output = await (
      performers[job] as (...args: unknown[]) => Promise<RenderJobs[keyof RenderJobs]['output']>
    )(...input);
    parentPort?.postMessage({ id, output } satisfies RenderResult, memoryOf(output));
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies RenderResult);
  }
}

parentPort?.on('message', (job: RenderJob) => void perform(job));
