import { financingTypes, type FinancingType } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ResponseHeaders } from '../../http/response-headers.ts';
import { goods, shopWithoutGoods } from './goods.ts';
import { pageFiles } from './page-files.ts';

const kinds = ['plain', 'hostile', 'rtl'] as const;
type Kind = (typeof kinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  plain: 'Zwykła strona',
  hostile: 'Strona, która przeszkadza',
  rtl: 'Pismo od prawej do lewej',
};

const own = '/partner-demo';
const addressOf = (type: FinancingType | null, kind: Kind): string =>
  `${own}?goods=${type ?? 'none'}&page=${kind}`;

/** Nothing inline, nothing foreign but the calculator: the strictest page that a partner may have. */
const policyOf = (site: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    "style-src 'self'",
    `connect-src ${site}`,
    `img-src 'self' ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function calculatorTag(site: string, type: FinancingType | null) {
  const loader = `${site}/widget/v2/loader.js`;
  if (type === null)
    return html`<script
      src="${loader}"
      data-client-id="${shopWithoutGoods}"
      data-env="test"
      data-flow-type="client"
      data-on-load="partner.loaded"
      data-on-calculate="partner.calculated"
      data-on-click="partner.clicked"
    ></script>`;
  const { clientId, count, product } = goods[type];
  return html`<script
    src="${loader}"
    data-client-id="${clientId}"
    data-env="test"
    data-flow-type="client"
    data-financing-type="${type}"
    data-products="${JSON.stringify([product])}"
    data-entry-values="${JSON.stringify({ ownPaymentInPercent: 10 })}"
    data-installments-count="${count}"
    data-on-load="partner.loaded"
    data-on-calculate="partner.calculated"
    data-on-click="partner.clicked"
  ></script>`;
}

function link(address: string, name: string, current: boolean) {
  return current
    ? html`<a href="${address}" aria-current="page">${name}</a>`
    : html`<a href="${address}">${name}</a>`;
}

function pageOf(site: string, type: FinancingType | null, kind: Kind) {
  const sold = type === null ? null : goods[type].product;
  const hostile = kind === 'hostile';
  return html`${raw('<!doctype html>')}
    <html lang="pl" ${kind === 'rtl' ? raw('dir="rtl"') : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sklep partnera</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${own}/${hostile ? 'hostile' : 'style'}.css" />
        ${hostile ? html`<script src="${own}/hostile.js"></script>` : ''}
        <script src="${own}/page.js"></script>
      </head>
      <body>
        <header><p>Sklep partnera: strona na pokaz, zmyślona jak cała reszta dema</p></header>
        <main>
          <nav aria-label="Towary">
            ${financingTypes.map((one) => link(addressOf(one, kind), goods[one].name, one === type))}
            ${link(addressOf(null, kind), 'Cena do wpisania', type === null)}
          </nav>
          <nav aria-label="Strony">
            ${kinds.map((one) => link(addressOf(type, one), kindNames[one], one === kind))}
          </nav>
          <h1>${sold?.name ?? 'Dowolny towar'}</h1>
          ${sold === null ? '' : html`<p class="price">${formatPln(fromDecimal(sold.grossPrice))}</p>`}
          ${calculatorTag(site, type)}
          <h2>Co kalkulator powiedział stronie</h2>
          <ul id="told"></ul>
        </main>
      </body>
    </html>`;
}

/** A partner's page with the calculator, for the demo: it uses nothing of ours but the script tag. */
export function partnerDemo(site: () => string, headers: () => Promise<ResponseHeaders>): Hono {
  const app = new Hono();
  app.use(`${own}/*`, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(await headers()))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.get(own, (c) => {
    const type = financingTypes.find((one) => one === (c.req.query('goods') ?? 'lease')) ?? null;
    const kind = kinds.find((one) => one === c.req.query('page')) ?? 'plain';
    c.header('Content-Security-Policy', policyOf(new URL(site()).origin));
    c.header('Cache-Control', 'no-cache');
    return c.html(pageOf(new URL(site()).origin, type, kind));
  });
  app.get(`${own}/:file`, (c) => {
    const file = pageFiles[c.req.param('file')];
    if (file === undefined) return c.text('Nie ma takiego pliku.', 404);
    return c.body(file.text, 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
  });
  return app;
}
