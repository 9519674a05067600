import { parentPort } from 'node:worker_threads';
import { countPages, drawPage, drawWatermarkSheet } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import type { Answer, Jobs, Order } from './pdf-renderer.ts';

const performers: { [Name in keyof Jobs]: (...input: Jobs[Name]['input']) => Promise<Jobs[Name]['output']> } =
  {
    drawPdf,
    drawPage,
    countPages,
    drawWatermarkSheet,
  };

/** What is handed over instead of copied. */
function memoryOf(output: Jobs[keyof Jobs]['output']): ArrayBuffer[] {
  if (typeof output === 'number') return [];
  return [(output instanceof Uint8Array ? output : output.pixels).buffer as ArrayBuffer];
}

async function perform({ id, job, input }: Order): Promise<void> {
  try {
    const output = await (performers[job] as (...args: unknown[]) => Promise<Jobs[keyof Jobs]['output']>)(
      ...input,
    );
    parentPort?.postMessage({ id, output } satisfies Answer, memoryOf(output));
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies Answer);
  }
}

parentPort?.on('message', (order: Order) => void perform(order));
