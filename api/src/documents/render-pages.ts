import sharp, { type Sharp } from 'sharp';
import type { DrawnPage } from './renderer/draw-page.ts';
import { runRenderer } from './renderer/pdf-renderer.ts';

/** A page of a file as a picture (webp), with its words and how many pages the file has. */
export interface RenderedPage {
  readonly image: Buffer;
  readonly text: string;
  readonly count: number;
}

/** How much of the ink a watermark keeps: seen, and not in the reader's way. */
const watermarkInk = 0.075;

const webp = { quality: 82 };
/** For what is read again at once. */
const lightly = { compressionLevel: 1 };

function picture({ pixels, width, height }: DrawnPage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function watermarkImage(words: readonly string[]): Promise<Buffer> {
  const watermarkPage = picture(await runRenderer('drawWatermarkPage', words));
  return watermarkPage
    .linear(watermarkInk, 255 * (1 - watermarkInk))
    .png(lightly)
    .toBuffer();
}

/** How much ink, blurred, is print or close to it, and not a shaded cell or a table's line. */
const leastInk = 12;

/** The watermark where the page is empty: behind words and figures it stops, so that none is crossed or misread (F133). */
async function besidePrint(page: DrawnPage, watermark: Buffer): Promise<Buffer> {
  // In one pipeline the threshold would come before the blur.
  const blurred = await picture(page).greyscale().negate().blur(3).png(lightly).toBuffer();
  const print = await sharp(blurred).threshold(leastInk).png(lightly).toBuffer();
  return sharp(watermark)
    .composite([{ input: print, blend: 'lighten' }])
    .png(lightly)
    .toBuffer();
}

/**
 * One page of a PDF, counted from 0, with the watermark's lines (the order's number, 'PODGLĄD') burnt in where there are
 * any, so that a preview cannot be passed off as the agreement; the PDF itself is not touched. Rejects where there is no
 * such page or the file is broken.
 */
export async function renderPage(
  pdf: Uint8Array,
  index: number,
  { watermark = [] }: { readonly watermark?: readonly string[] } = {},
): Promise<RenderedPage> {
  const page = await runRenderer('drawPage', pdf, index);
  const marks =
    watermark.length === 0
      ? []
      : [{ input: await besidePrint(page, await watermarkImage(watermark)), blend: 'multiply' as const }];
  const image = await picture(page).composite(marks).webp(webp).toBuffer();
  return { image, text: page.text, count: page.pageCount };
}

/** The most pixels that a picture may unpack to: a small file can hold a picture that no memory holds. */
const mostPixels = 80_000_000;

/** A picture upright and no wider or higher than so many pixels. Rejects where it is broken or unpacks to too many. */
export const shrinkPicture = (content: Uint8Array, most: number): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .webp(webp)
    .toBuffer();
