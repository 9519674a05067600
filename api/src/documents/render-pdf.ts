import type { DocumentDefinition } from './document.ts';
import { runRenderer } from './renderer/pdf-renderer.ts';

/** The document as a PDF file. The same definition gives the same bytes. */
export function renderPdf(definition: DocumentDefinition): Promise<Uint8Array> {
  return runRenderer('drawPdf', definition);
}
