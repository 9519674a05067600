import { decimal, zloty } from './goods.mjs';

const { API, CLIENT_ID } = process.env;

class Html {
  constructor(text) {
    this.text = text;
  }
}

const escaped = (value) => String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function inserted(value) {
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(inserted).join('') : escaped(value ?? '');
}

/** Tekst strony. Co się do niego wstawia, jest tekstem, nie znacznikami. */
function html(parts, ...values) {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? inserted(values[index]) : '')).join(''),
  );
}

function page(title, inBasket, content) {
  return html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Elektro Kowalscy</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sklep.css" />
        <script src="/sklep.js"></script>
      </head>
      <body>
        <header>
          <nav aria-label="Sklep">
            <a class="brand" href="/">Elektro Kowalscy</a><a href="/koszyk">Koszyk (${inBasket})</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

export const listPage = (goods, inBasket) =>
  page(
    'Sprzęt dla firm',
    inBasket,
    html`<ul class="goods">
      ${goods.map(
        ({ id, name, about, price }) =>
          html`<li>
            <h2><a href="/towar/${id}">${name}</a></h2>
            <p>${about}</p>
            <p class="price">${zloty(price)}</p>
          </li>`,
      )}
    </ul>`,
  );

/** Towar z kalkulatorem: jeden znacznik, w miejscu, w którym kalkulator ma stanąć. */
export function productPage({ id, name, about, category, price }, inBasket) {
  const products = [{ name, category, grossPrice: decimal(price), quantity: 1, vatLevel: 23 }];
  return page(
    name,
    inBasket,
    html`<p>${about}</p>
      <p class="price">${zloty(price)}</p>
      <form method="post" action="/koszyk" id="do-koszyka">
        <input type="hidden" name="id" value="${id}" />
        <input type="hidden" name="financing_type" />
        <input type="hidden" name="payments_count" />
        <input type="hidden" name="own_payment_in_percent" />
        <button>Do koszyka</button>
      </form>
      <script
        src="${API}/widget/v2/loader.js"
        data-client-id="${CLIENT_ID}"
        data-flow-type="client"
        data-products="${JSON.stringify(products)}"
        data-installments-count="24"
        data-on-click="shop.finance"
      ></script>`,
  );
}

const removal = ({ id, name }) =>
  html`<form method="post" action="/koszyk/usun">
    <input type="hidden" name="id" value="${id}" />
    <button class="quiet" aria-label="Usuń: ${name}">Usuń</button>
  </form>`;

const linesTable = (lines, total, beside = () => '') =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Towar</th>
        <th scope="col">Sztuk</th>
        <th scope="col">Cena</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${line.name} ${beside(line)}</td>
            <td>${line.quantity}</td>
            <td>${zloty(line.price * line.quantity)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">Razem</th>
        <td>${zloty(total)}</td>
      </tr>
    </tfoot>
  </table>`;

const option = (value, name, chosen) =>
  html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${name}</option>`;

export const financingNames = { lease: 'Leasing', b2b_loan: 'Raty (pożyczka dla firmy)' };

export function basketPage({ id, lines, choice }, { total, inBasket, problem }) {
  if (lines.length === 0)
    return page('Koszyk', 0, html`<p>Koszyk jest pusty. <a href="/">Wybierz coś</a>.</p>`);
  return page(
    'Koszyk',
    inBasket,
    html`${problem && html`<div role="alert">${problem.map((one) => html`<p>${one}</p>`)}</div>`}
      ${linesTable(lines, total, removal)}
      <form method="post" action="/kup" class="buy">
        <input type="hidden" name="basket" value="${id}" />
        <label
          >Finansowanie
          <select name="financing_type">
            ${Object.entries(financingNames).map(([value, name]) => option(value, name, choice.financing_type))}
          </select></label
        >
        <label
          >Liczba rat
          <input
            type="number"
            name="payments_count"
            min="1"
            max="120"
            required
            value="${choice.payments_count}"
        /></label>
        <label
          >Wpłata własna, %
          <input
            type="number"
            name="own_payment_in_percent"
            min="0"
            max="100"
            step="0.01"
            required
            value="${choice.own_payment_in_percent}"
        /></label>
        <button>Kup na raty/leasing</button>
      </form>`,
  );
}

const hour = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'medium', timeZone: 'Europe/Warsaw' });

export function orderPage({ number, lines, total, choice, url, status, events }, inBasket) {
  const source = events.length > 0 ? 'z powiadomienia' : 'odczytany z serwera finansowania';
  return page(
    `Zamówienie ${number}`,
    inBasket,
    html`<p id="status" role="status" data-order="${number}" data-events="${events.length}">
        <strong>${status ?? 'Status nieznany'}</strong>${status && html` <span>${source}</span>`}
      </p>
      ${url ? html`<p><a class="button" href="${url}">Przejdź do wniosku</a></p>` : ''}
      ${linesTable(lines, total)}
      <p>
        ${financingNames[choice.financing_type]}, liczba rat: ${choice.payments_count}, wpłata własna:
        ${choice.own_payment_in_percent.replace('.', ',')}%
      </p>
      <h2>Powiadomienia</h2>
      ${
        events.length === 0
          ? html`<p>Jeszcze żadnego.</p>`
          : html`<ol>
              ${events.map(({ at, name }) => html`<li>${hour.format(at)} ${name}</li>`)}
            </ol>`
      }`,
  );
}

export const missingPage = (inBasket) =>
  page('Nie ma takiej strony', inBasket, html`<p><a href="/">Wróć do sklepu</a></p>`);
