import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { decimal, goods } from './goods.mjs';
import { isGenuine } from './is-genuine.mjs';
import { createOrder, readOrder } from './orders-api.mjs';
import { pageFiles } from './page-files.mjs';
import { basketPage, financingNames, listPage, missingPage, orderPage, productPage } from './pages.mjs';

const { API, CLIENT_ID, API_KEY, WEBHOOK_SECRET, SHOP_URL, PORT = '4100' } = process.env;
if (!API || !CLIENT_ID || !API_KEY) {
  process.stderr.write('Ustaw zmienne środowiska API, CLIENT_ID i API_KEY.\n');
  process.exit(1);
}

// W prawdziwym sklepie to są tabele. Ten zapomina wszystko, gdy się kończy.
const baskets = new Map();
const orders = new Map();
const boughtBaskets = new Map();
const knownEvents = new Set();

/** Tyle bajtów ma najwyżej treść żądania. */
const mostBytes = 64 * 1024;

const newBasket = () => ({
  id: randomUUID(),
  lines: [],
  choice: { financing_type: 'lease', payments_count: '24', own_payment_in_percent: '10' },
});

/** Koszyk tego, kto pyta; `session` jest jego ciasteczkiem. Kto tylko ogląda, koszyka jeszcze nie ma. */
const shownBasket = (session) => baskets.get(session) ?? newBasket();

/** Koszyk, który się zmieni. */
function basketOf(session) {
  if (!baskets.has(session)) baskets.set(session, newBasket());
  return baskets.get(session);
}

const countOf = ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const totalOf = ({ lines }) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Przejmuje z formularza to, co w nim wybrano. */
function choose(basket, form) {
  if (Object.hasOwn(financingNames, form.financing_type ?? ''))
    basket.choice.financing_type = form.financing_type;
  for (const name of ['payments_count', 'own_payment_in_percent'])
    if (/^\d+(\.\d+)?$/.test(form[name] ?? '')) basket.choice[name] = form[name];
}

/** Numer zależy od koszyka i jego treści: dwa naciśnięcia „Kup” to jedno zamówienie, inny koszyk to inne. */
const numberOf = ({ id, lines, choice }) =>
  `S${createHash('sha256')
    .update(JSON.stringify([id, lines, choice]))
    .digest('hex')
    .slice(0, 12)}`;

/** Zamówienie dla serwera finansowania. */
const sentOf = ({ number, lines, choice }) => ({
  external_order_id: number,
  financing_type: choice.financing_type,
  payments_count: Number(choice.payments_count),
  own_payment_in_percent: choice.own_payment_in_percent,
  ...(SHOP_URL && { shop_redirect_url: `${SHOP_URL}/zamowienie/${number}` }),
  order_items_attributes: lines.map(({ name, category, price, quantity }) => ({
    ...{ name, category, quantity },
    gross_price: decimal(price),
  })),
});

/** Składa zamówienie z koszyka i odsyła kupującego do wniosku. */
async function buy(session, form) {
  const bought = boughtBaskets.get(form.basket);
  if (bought?.session === session) return { to: bought.url };
  const basket = shownBasket(session);
  if (basket.id !== form.basket || basket.lines.length === 0) return { to: '/koszyk' };
  choose(basket, form);
  const number = numberOf(basket);
  const { lines, choice } = structuredClone(basket);
  // Zapisane przed wysłaniem: powiadomienie może przyjść wcześniej niż odpowiedź.
  if (!orders.has(number))
    orders.set(number, {
      number,
      session,
      lines,
      choice,
      total: totalOf(basket),
      sequence: 0,
      events: [],
      watchers: new Set(),
    });
  const order = orders.get(number);
  const { status, said } = await createOrder(sentOf(order));
  if (status !== 201) {
    // 422: nic nie zostało zapisane. Po każdej innej odmowie zamówienie może już być po tamtej stronie.
    if (status === 422) orders.delete(number);
    const sentences = (said.errors ?? []).flatMap((one) => Object.values(one));
    const problem = sentences.length > 0 ? sentences : [said.error];
    return {
      status: 422,
      page: basketPage(basket, { total: order.total, inBasket: countOf(basket), problem }),
    };
  }
  order.url = said.redirect_url;
  boughtBaskets.set(basket.id, order);
  if (baskets.get(session) === basket) baskets.delete(session);
  return { to: order.url };
}

/** Zapisuje status, chyba że znany jest nowszy. */
function note(order, { shop_status_name: name, sequence }) {
  if (sequence < order.sequence) return;
  order.sequence = sequence;
  order.status = name ?? order.status;
}

/** Odbiera powiadomienie: sprawdza podpis, zapisuje raz i odpowiada od razu. */
function receive(headers, body) {
  if (!WEBHOOK_SECRET || !isGenuine(WEBHOOK_SECRET, headers, body)) return { status: 401 };
  let data;
  try {
    ({ data } = JSON.parse(body));
  } catch {
    return { status: 400 };
  }
  const order = orders.get(data.external_order_id);
  if (order && !knownEvents.has(headers['webhook-id'])) {
    note(order, data);
    order.events.push({ at: Date.now(), name: data.shop_status_name });
    for (const watcher of order.watchers) watcher.write('data: zmiana\n\n');
  }
  // Na końcu: gdy coś się nie uda, powiadomienie przyjdzie jeszcze raz.
  knownEvents.add(headers['webhook-id']);
  return { status: 204 };
}

/**
 * Strona zamówienia; póki nie przyszło powiadomienie, status jest odczytywany z kluczem. Link do wniosku otwiera wniosek każdemu,
 * kto go zna: widzi go tylko ten, kto kupił.
 */
async function shownOrder(order, session, inBasket) {
  if (order.events.length === 0) {
    const read = await readOrder(order.number);
    if (read) note(order, read);
  }
  const shown = order.session === session ? order : { ...order, url: undefined };
  return { page: orderPage(shown, inBasket) };
}

/** Mówi otwartej stronie, że zamówienie się zmieniło. */
function watch(order, known, response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(order.events.length > known ? 'data: zmiana\n\n' : ': czekamy\n\n');
  order.watchers.add(response);
  response.on('close', () => order.watchers.delete(response));
}

function changeBasket(basket, path, { id, ...form }) {
  const product = goods.find((one) => one.id === id);
  const line = basket.lines.find((one) => one.id === id);
  if (path === '/koszyk/usun') basket.lines = basket.lines.filter((one) => one !== line);
  else if (line) line.quantity += 1;
  else if (product) basket.lines.push({ ...product, quantity: 1 });
  choose(basket, form);
  return { to: '/koszyk' };
}

async function answer({ method, headers }, url, { session, body, response }) {
  const path = url.pathname;
  if (method === 'POST') {
    if (path === '/powiadomienia') return receive(headers, body);
    const form = Object.fromEntries(new URLSearchParams(body));
    if (path === '/kup') return await buy(session, form);
    if (path === '/koszyk' || path === '/koszyk/usun') return changeBasket(basketOf(session), path, form);
  }
  const basket = shownBasket(session);
  const inBasket = countOf(basket);
  const [, kind, name, part] = path.split('/');
  const product = goods.find(({ id }) => id === name);
  const order = orders.get(name);
  if (path === '/') return { page: listPage(goods, inBasket) };
  if (path === '/koszyk') return { page: basketPage(basket, { total: totalOf(basket), inBasket }) };
  if (kind === 'towar' && product) return { page: productPage(product, inBasket) };
  if (kind === 'zamowienie' && order && part === 'zmiany')
    return watch(order, Number(url.searchParams.get('znane')), response);
  if (kind === 'zamowienie' && order) return await shownOrder(order, session, inBasket);
  return { status: 404, page: missingPage(inBasket) };
}

/** Treść żądania; null, gdy jest za duża. */
async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  }
  return size <= mostBytes ? Buffer.concat(parts).toString() : null;
}

const finance = new URL(API).origin;
const policy = `default-src 'self' data:; script-src 'self' ${finance}; connect-src 'self' ${finance}; img-src 'self' data: ${finance}; form-action 'self' ${finance}; frame-ancestors 'none'; base-uri 'none'`;

createServer(async (request, response) => {
  try {
    const url = new URL(request.url, 'http://localhost');
    const file = pageFiles[url.pathname];
    if (file) return response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
    const known = /(?:^|; )sesja=([\w-]{36})/.exec(request.headers.cookie ?? '')?.[1];
    const session = known ?? randomUUID();
    const body = request.method === 'POST' ? await bodyOf(request).catch(() => undefined) : '';
    // Rozłączył się w połowie albo przysłał za dużo.
    if (typeof body !== 'string') return response.writeHead(body === null ? 413 : 400).end();
    const answered = await answer(request, url, { session, body, response });
    if (!answered) return;
    const { to, status = to ? 303 : 200, page } = answered;
    if (!known && baskets.has(session))
      response.setHeader('Set-Cookie', `sesja=${session}; Path=/; HttpOnly; SameSite=Lax`);
    if (to) response.setHeader('Location', to);
    if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', policy);
    response.writeHead(status).end(page);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    if (!response.headersSent) response.writeHead(500).end();
  }
}).listen(Number(PORT), () => process.stdout.write(`Sklep: http://localhost:${PORT}\n`));
