import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bikInformationClauseDocument } from './bik/bik-information-clause.ts';
import { renderPages } from './render-pages.ts';
import { renderPdf } from './render-pdf.ts';
import { financingParty } from './financing-party.ts';
import { sampleDay } from './testing/sample-data.ts';

const pdf = renderPdf(bikInformationClauseDocument({ financing: financingParty, createdAt: sampleDay }));

describe('the preview of a document', { timeout: 30_000 }, () => {
  test('is a webp of each page that keeps 1:1.415, with its words', async () => {
    const { images, texts } = await renderPages(await pdf, { watermark: ['118437', 'PODGLĄD'] });
    const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
    expect(sizes.map(({ format, width, height }) => ({ format, width, height }))).toEqual([
      { format: 'webp', width: 1190, height: 1684 },
    ]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Masz prawo dostępu do danych');
    expect(texts[0]).not.toContain('PODGLĄD');
  });

  test('bears the watermark at 7.5 % of the ink on white paper', async () => {
    const file = await pdf;
    const grey = async (watermark: string[]): Promise<Buffer> => {
      const { images } = await renderPages(file, { watermark });
      return sharp(images[0]).greyscale().raw().toBuffer();
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
      const { images } = await renderPages(file, { watermark });
      return sharp(images[0]).greyscale().raw().toBuffer();
    };
    const [plain, marked] = await Promise.all([grey([' ']), grey(['118437', 'PODGLĄD'])]);
    // Paper three pixels beside print.
    const beside = [...plain.keys()].filter((at) => (plain[at - 3] ?? 255) < 80 && plain[at] === 255);
    expect(beside.length).toBeGreaterThan(1_000);
    // What a webp loses darkens one or the other.
    expect(beside.filter((at) => (marked[at] ?? 0) < 240).length).toBeLessThan(10);
  });

  test('of what is no PDF fails, and the press goes on', async () => {
    await expect(renderPages(new Uint8Array([1, 2, 3]), { watermark: ['x'] })).rejects.toThrow(
      'could not be drawn',
    );
    expect((await renderPages(await pdf, { watermark: ['x'] })).images).toHaveLength(1);
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
