import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bikInformationClauseDocument } from './bik/bik-information-clause.ts';
import { renderPage } from './render-pages.ts';
import { renderPdf } from './render-pdf.ts';
import { runRenderer } from './renderer/pdf-renderer.ts';
import { financingParty } from './financing-party.ts';
import { sampleDay } from './testing/sample-data.ts';

const pdf = renderPdf(bikInformationClauseDocument({ financing: financingParty, createdAt: sampleDay }));

describe('the preview of a document’s page', { timeout: 30_000 }, () => {
  test('is a webp of a page that keeps 1:1.415, with its words', async () => {
    const { image, text, count } = await renderPage(await pdf, 0, { watermark: ['118437', 'PODGLĄD'] });
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height, count }).toEqual({ format: 'webp', width: 1190, height: 1684, count: 1 });
    expect(text).toContain('Masz prawo dostępu do danych');
    expect(text).not.toContain('PODGLĄD');
    expect(await runRenderer('readPages', await pdf)).toEqual([text]);
  });

  test('bears the watermark at 7.5 % of the ink on white paper', async () => {
    const file = await pdf;
    const grey = async (watermark: string[]): Promise<Buffer> => {
      const { image } = await renderPage(file, 0, { watermark });
      return sharp(image).greyscale().raw().toBuffer();
    };
    const [plain, marked] = await Promise.all([grey([' ']), grey(['118437', 'PODGLĄD'])]);
    const shades = [...marked].filter((_, index) => plain[index] === 255 && (marked[index] ?? 255) < 250);
    const middle = shades.sort((one, other) => one - other)[Math.floor(shades.length / 2)] ?? 0;
    expect(shades.length).toBeGreaterThan(50_000);
    expect(middle).toBeGreaterThan(235);
    expect(middle).toBeLessThan(242);
  });

  test('crosses no letter and no figure with the watermark', async () => {
    const file = await pdf;
    const grey = async (watermark: string[]) => {
      const { image } = await renderPage(file, 0, { watermark });
      return sharp(image).greyscale().raw().toBuffer();
    };
    const [plain, marked] = await Promise.all([grey([' ']), grey(['118437', 'PODGLĄD'])]);
    // Paper three pixels beside print.
    const beside = [...plain.keys()].filter((at) => (plain[at - 3] ?? 255) < 80 && plain[at] === 255);
    expect(beside.length).toBeGreaterThan(1_000);
    // What a webp loses darkens one or the other.
    expect(beside.filter((at) => (marked[at] ?? 0) < 240).length).toBeLessThan(10);
  });

  test('of what is no PDF fails, and the press goes on', async () => {
    await expect(renderPage(new Uint8Array([1, 2, 3]), 0, { watermark: ['x'] })).rejects.toThrow(
      'could not be drawn',
    );
    await expect(renderPage(await pdf, 1)).rejects.toThrow('could not be drawn');
    expect(await renderPage(await pdf, 0)).toMatchObject({ count: 1 });
  });
});

describe('the press', { timeout: 30_000 }, () => {
  test('reads no picture from disk or network that a document might name', async () => {
    const base = bikInformationClauseDocument({ financing: financingParty, createdAt: sampleDay });
    for (const image of ['/etc/hostname', 'http://127.0.0.1:9/x.png']) {
      await expect(renderPdf({ ...base, content: [{ image }] })).rejects.toThrow('could not be drawn');
    }
  });
});
