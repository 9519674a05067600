import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownOrder } from '@app/db';
import { screenOf } from '@app/machines/order';
import { hardSpaces } from '@app/machines/rules';

/** A part of Vite's manifest: which file a module of the sources became, and which files that one imports. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

export type FirstPaint = (slug: string, order: ShownOrder) => string;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** The file of each module whose path fits, and what it imports, outermost first. */
function filesOf(manifest: Manifest, fits: (module: string) => boolean): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (module: string): void => {
    const part = manifest[module];
    if (part === undefined || files.has(part.file)) return;
    files.add(part.file);
    for (const imported of part.imports ?? []) add(imported);
  };
  for (const module of Object.keys(manifest).filter(fits)) add(module);
  return files;
}

/** What a screen asks for by itself as soon as it stands: a part of it, and a call of its order. */
const askedAtOnce: Readonly<Record<string, { part: string; call: string }>> = {
  sumup: { part: 'confirm-summary.tsx', call: 'consents' },
};

/** The folder of a screen's sources is called by the screen. */
const isPartOf = (screen: string) => {
  const folder = `/screens/${screen.replaceAll('_', '-')}/`;
  const part = askedAtOnce[screen]?.part;
  return (module: string): boolean =>
    /\/order-flow\/pages\/order(-page|\.route)\.tsx/u.test(module) ||
    (module.includes(folder) &&
      (module.endsWith('-screen.tsx') || (part !== undefined && module.endsWith(`/${part}`))));
};

const preload = (path: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`;

/**
 * The built page with what an order's page begins with: the title and sentence of its screen, which the browser shows before
 * any script has come, and the addresses of the order and of the scripts that its screen needs, which else would be asked for
 * one after another. Nothing personal: both are the chart's words. Null where the pages are not built.
 */
export function firstPaintOf(folder: string): FirstPaint | null {
  const page = join(folder, 'index.html');
  const described = join(folder, '.vite/manifest.json');
  if (!existsSync(page) || !existsSync(described)) return null;
  const html = readFileSync(page, 'utf8');
  const manifest = JSON.parse(readFileSync(described, 'utf8')) as Manifest;
  const isInPage = (file: string): boolean => html.includes(`/${file}"`);
  return (slug, { status, facts, customTheme }) => {
    const { screen, title, subtitle } = screenOf(status, facts, 'client');
    // The application puts a sum into it that only the whole order tells.
    if (title.includes('{')) return html;
    const path = `/api/orders/${encodeURIComponent(slug)}`;
    const call = askedAtOnce[screen]?.call;
    const links = [
      preload(path),
      ...(call === undefined ? [] : [preload(`${path}/${call}`)]),
      ...[...filesOf(manifest, isPartOf(screen))]
        .filter((file) => !isInPage(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
    const text = (words: string): string => escaped(hardSpaces(words));
    const lead = subtitle === '' ? '' : `<p>${text(subtitle)}</p>`;
    const shown =
      `<div id="first-paint" class="${customTheme ?? 'siemens'}"><header></header>` +
      `<main><h1>${text(title)}</h1>${lead}</main></div>`;
    return html
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<div id="app">', () => `${shown}<div id="app">`);
  };
}
