import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium';
import { drawWatermark } from './draw-pdf.ts';

/** A page as pixels (RGBA), with its words. */
export interface DrawnPage {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly pageCount: number;
}

/** A4 at twice its size in points; the ratio is the 1:1.415 that a page keeps on the screen. */
const a4 = { width: 1190, height: 1684 };

/** The same width with the page's own ratio; a strip of any length is cut to three times its width. */
function sizeOf(page: PDFiumPage): typeof a4 {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const height = Math.round((a4.width * originalHeight) / originalWidth);
  const isA4 = Math.abs(height - a4.height) < 5;
  return isA4 ? a4 : { width: a4.width, height: Math.min(Math.max(height, 1), 3 * a4.width) };
}

let library: Promise<PDFiumLibrary> | undefined;

async function opened<Result>(
  pdf: Uint8Array,
  use: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** Words as a screen reader should say them: one kind of space, one kind of line end, hyphens whole. */
function readable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u0002\ufffe]\n?/g, '-')
    .replace(/\0/g, '')
    .trim();
}

/** Draws one page of a PDF, counted from 0. */
export function drawPage(pdf: Uint8Array, index: number): Promise<DrawnPage> {
  return opened(pdf, async (document) => {
    // Rendering closes the page it was asked of, so the words are read from an opening of their own.
    const text = readable(document.getPage(index).getText());
    const page = document.getPage(index);
    const { data, width, height } = await page.render({ ...sizeOf(page), render: 'bitmap' });
    return { pixels: new Uint8Array(data), width, height, text, pageCount: document.getPageCount() };
  });
}

/** The words of each page in the order of the pages; draws none. */
export function readPages(pdf: Uint8Array): Promise<readonly string[]> {
  return opened(pdf, async (document) =>
    Array.from({ length: document.getPageCount() }, (_, index) =>
      readable(document.getPage(index).getText()),
    ),
  );
}

/** How many pages a PDF has; draws none. */
export function countPages(pdf: Uint8Array): Promise<number> {
  return opened(pdf, async (document) => document.getPageCount());
}

/** Draws the page that each page is multiplied with to bear the watermark. */
export async function drawWatermarkPage(words: readonly string[]): Promise<DrawnPage> {
  return drawPage(await drawWatermark(words), 0);
}
