import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { apiPageStyle } from './api-page-style.ts';
import { interFiles } from './inter.ts';
import { fieldsOf, valuesOf, type Schema } from './schema-fields.ts';

type Html = ReturnType<typeof html>;
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-roles': readonly string[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { description: string; content?: Content }>>;
};
type Document = {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Who calls, in the order in which the page tells of them; a call stands with the first whose role it has. */
const callers = [
  { id: 'sklep-api', title: 'Serwer sklepu', roles: ['shop_api'] },
  { id: 'klient', title: 'Klient z linkiem do wniosku', roles: ['client'] },
  { id: 'wszyscy', title: 'Bez logowania', roles: ['public'] },
  { id: 'dostawcy', title: 'Powiadomienia dostawców', roles: ['provider'] },
  { id: 'panel-sklepu', title: 'Panel sklepu', roles: ['shop_superadmin', 'shop_admin', 'shop_employee'] },
  { id: 'panel-centrali', title: 'Panel centrali', roles: [] },
] as const;

const places: Readonly<Record<string, string>> = { path: 'ścieżka', query: 'adres', header: 'nagłówek' };

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

function callerOf({ operation }: Call): string {
  const staff = operation['x-roles'].includes('superadmin');
  const found = callers.find(({ roles }) => roles.some((role) => operation['x-roles'].includes(role)));
  return staff || found === undefined ? 'panel-centrali' : found.id;
}

const table = (title: string, rows: readonly (readonly [string, string, string])[]): Html | string =>
  rows.length === 0
    ? ''
    : html`<h4>${title}</h4>
        <dl>
          ${rows.map(
            ([name, note, values]) =>
              html`<div>
                <dt><code>${name}</code>${note && html` <span>${note}</span>`}</dt>
                <dd>${values}</dd>
              </div>`,
          )}
        </dl>`;

const bodyRows = (content: Content | undefined): readonly (readonly [string, string, string])[] =>
  Object.values(content ?? {}).flatMap(({ schema }) =>
    fieldsOf(schema ?? {}).map(
      ({ path, required, values }) => [path, required ? 'obowiązkowe' : '', values] as const,
    ),
  );

function callPart({ method, path, operation }: Call): Html {
  const { parameters, requestBody, responses } = operation;
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return html`<details id="${operation.operationId}">
    <summary>
      <h3><b>${method.toUpperCase()}</b> <code>${path}</code></h3>
    </summary>
    <p lang="en">${operation.summary}</p>
    ${table(
      'Parametry',
      parameters.map(({ name, in: place, required, schema }) => [
        name,
        `${places[place] ?? place}${required ? ', obowiązkowe' : ''}`,
        valuesOf(schema),
      ]),
    )}
    ${table('Treść zapytania', bodyRows(requestBody?.content))}
    ${table(`Odpowiedź ${done?.[0] ?? ''}`, bodyRows(done?.[1].content))}
    <h4>Kody odpowiedzi</h4>
    <p>${Object.keys(responses).join(', ')}</p>
  </details>`;
}

function write({ info, paths }: Document): Html {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  return html`${raw('<!doctype html>')}
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Opis API – Finansowanie zakupów dla firm</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <header>
          <a href="/" aria-label="Strona główna">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <rect width="24" height="24" rx="6" fill="#00677A" />
              <path
                d="M7 18V6h10M7 12h7.5"
                stroke="#fff"
                stroke-width="3"
                fill="none"
                stroke-linecap="square"
              />
            </svg>
            finansowo
          </a>
        </header>
        <main>
          <h1>Opis API</h1>
          <p>
            Sklep zaczyna od wywołania <a href="#createEcommerceOrder">POST /api/ecommerce/orders</a> z
            nagłówkiem <code>Authorization: Bearer</code> i swoim kluczem, a klienta wysyła pod adres z
            odpowiedzi. Opisy wywołań są po angielsku.
            <a href="/api/openapi.json">Pobierz plik OpenAPI (JSON)</a>.
          </p>
          <p lang="en">${info.description}</p>
          <nav aria-labelledby="contents">
            <h2 id="contents">Na tej stronie</h2>
            <ul>
              ${callers.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
            </ul>
          </nav>
          ${callers.map(
            ({ id, title }) =>
              html`<section id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${title}</h2>
                ${all.filter((call) => callerOf(call) === id).map(callPart)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

/** The OpenAPI document as a page that is read; written once, without scripts, so that it needs nothing of the application's. */
export function apiPage(read: () => object): Hono {
  let written: Html | undefined;
  const app = new Hono();
  app.get('/api/docs', (c) => c.html((written ??= write(read() as Document))));
  app.get('/api/docs/style.css', (c) =>
    c.body(apiPageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  );
  app.route('/api/docs', interFiles());
  return app;
}
