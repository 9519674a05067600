import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { DocumentDefinition } from '../document.ts';
import { withPageLayout, tableLayouts } from './page-layout.ts';

const { resolve } = createRequire(import.meta.url);
const face = (name: string): string => resolve(`@expo-google-fonts/roboto/${name}/Roboto_${name}.ttf`);
const roboto = {
  normal: face('400Regular'),
  bold: face('600SemiBold'),
  italics: face('400Regular_Italic'),
  bolditalics: face('600SemiBold_Italic'),
};
const fontFiles = new Set(Object.values(roboto));

pdfmake.setFonts({ Roboto: roboto });
pdfmake.setTableLayouts(tableLayouts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** Draws the document; reads no file but the four faces of Roboto, and nothing over the network. */
export async function drawPdf(document: DocumentDefinition): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake.createPdf(withPageLayout(document)).getBuffer());
}

/** One A4 page that holds nothing but the words of a watermark, in ink at full strength. */
export async function drawWatermark(words: readonly string[]): Promise<Uint8Array> {
  const pdf = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: 0,
    defaultStyle: { font: 'Roboto' },
    content: [{ svg: watermarkSvg(words), width: 595.28 }],
  });
  return new Uint8Array(await pdf.getBuffer());
}

function watermarkSvg(words: readonly string[]): string {
  const longest = Math.max(...words.map((word) => word.length), 1);
  const size = Math.min(96, 760 / (longest * 0.68));
  const texts = words.map((word, index) => {
    const y = (index - (words.length - 1) / 2) * size * 1.15 + size * 0.35;
    const escaped = word.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `<text x="0" y="${y}" font-family="Roboto" font-weight="bold" font-size="${size}" text-anchor="middle" fill="#14252B">${escaped}</text>`;
  });
  return `<svg viewBox="0 0 595.28 841.89" width="595.28" height="841.89"><g transform="translate(297.64 420.94) rotate(-54.7)">${texts.join('')}</g></svg>`;
}
