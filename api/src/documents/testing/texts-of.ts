import type { DocumentDefinition } from '../document.ts';
import { renderPdf } from '../render-pdf.ts';
import { runRenderer } from '../renderer/pdf-renderer.ts';

/** The words of each page of the document drawn as PDF, line by line as they stand on it. */
export const textsOf = async (document: DocumentDefinition): Promise<readonly string[]> =>
  runRenderer('readPages', await renderPdf(document));

/** The words of each page in one line, one space between any two. */
export const wordsOf = async (document: DocumentDefinition): Promise<string[]> =>
  (await textsOf(document)).map((text) => text.replace(/\s+/gu, ' '));
