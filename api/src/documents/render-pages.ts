import sharp, { type Sharp } from 'sharp';
import type { DrawnPage } from './renderer/draw-page.ts';
import { runRenderer } from './renderer/pdf-renderer.ts';

/** A preview: a picture (webp, 1190 × 1684 px) and the words of each page, in the order of the pages. */
export interface RenderedPages {
  readonly images: readonly Buffer[];
  readonly texts: readonly string[];
}

/** How much of the ink a watermark keeps: seen, and not in the reader's way. */
const watermarkInk = 0.075;

function picture({ pixels, width, height }: DrawnPage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function watermarkImage(words: readonly string[]): Promise<Buffer> {
  const watermarkPage = picture(await runRenderer('drawWatermarkPage', words));
  return watermarkPage
    .linear(watermarkInk, 255 * (1 - watermarkInk))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Pictures of a PDF's pages with the watermark's lines (the order's number, 'PODGLĄD') burnt in, so that a preview
 * cannot be passed off as the agreement. The PDF itself is not touched.
 */
export async function renderPages(
  pdf: Uint8Array,
  { watermark }: { readonly watermark: readonly string[] },
): Promise<RenderedPages> {
  const watermarkPage = await watermarkImage(watermark);
  const images: Buffer[] = [];
  const texts: string[] = [];
  let pageCount = 1;
  for (let index = 0; index < pageCount; index += 1) {
    const page = await runRenderer('drawPage', pdf, index);
    pageCount = page.pageCount;
    texts.push(page.text);
    images.push(
      await picture(page)
        .composite([{ input: watermarkPage, blend: 'multiply' }])
        .webp({ quality: 82 })
        .toBuffer(),
    );
  }
  return { images, texts };
}
