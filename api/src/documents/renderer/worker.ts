import { parentPort } from 'node:worker_threads';
import { countPages, drawPage, drawWatermarkPage, readPages } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import type { RenderResult, RenderJobs, RenderJob } from './pdf-renderer.ts';

const performers: {
  [Name in keyof RenderJobs]: (...input: RenderJobs[Name]['input']) => Promise<RenderJobs[Name]['output']>;
} = {
  drawPdf,
  drawPage,
  readPages,
  countPages,
  drawWatermarkPage,
};

/** What is handed over instead of copied. */
function memoryOf(output: RenderJobs[keyof RenderJobs]['output']): ArrayBuffer[] {
  if (output instanceof Uint8Array) return [output.buffer as ArrayBuffer];
  return typeof output === 'object' && 'pixels' in output ? [output.pixels.buffer as ArrayBuffer] : [];
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
