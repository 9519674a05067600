import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** The application's letters for pages that the server writes itself; the addresses are relative to the sheet of styles. */
export const interFaces = `
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(inter-latin.woff2) format("woff2");unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122}
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(inter-latin-ext.woff2) format("woff2");unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0}
`;

const files = {
  latin: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'latin-ext': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
};

/** Serves both subsets beside the sheet of styles that names them. */
export function interFiles(): Hono {
  const app = new Hono();
  for (const [subset, address] of Object.entries(files))
    app.get(`/inter-${subset}.woff2`, async (c) =>
      c.body(new Uint8Array(await readFile(fileURLToPath(address))), 200, {
        'Content-Type': 'font/woff2',
        'Cache-Control': 'public, max-age=86400',
      }),
    );
  return app;
}
