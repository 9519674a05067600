import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from 'hono';
import { interFiles } from '../../http/inter.ts';
import { behaviourForm } from './behaviour-form.ts';
import { itemCard } from './console-item.ts';
import { sections as allSections } from './console-sections.ts';
import { liveScript } from './live-script.ts';
import { behave } from '../../providers/simulation/behaviour.ts';
import { notAppliedPage } from '../../providers/simulation/not-applied.ts';
import { page, rootFrom } from '../../providers/simulation/page.ts';
import type { Html } from '../../providers/simulation/page.ts';
import { publishedTables } from './published-tables.ts';
import type { Simulation, Simulator } from '../../providers/simulation/simulation.ts';
import type { ProviderName } from '../../providers/simulation/provider-name.ts';
import type { Item } from '../../providers/simulation/store.ts';
import { style } from './style.ts';

/** The console: what is pending at each provider with its buttons, what was sent, and the published tables. */
export function simulatorConsole(simulation: Simulation, simulators: readonly Simulator[]): Hono {
  const { store } = simulation;
  const sections = allSections.filter(({ providers }) =>
    providers.some((name) => simulators.some(({ provider }) => provider === name)),
  );
  const pages = new Hono({ strict: false });
  const of = (provider: ProviderName): Simulator | undefined =>
    simulators.find((one) => one.provider === provider);
  const itemsOf = (providers: readonly ProviderName[], text = ''): readonly Item<unknown>[] =>
    providers.flatMap((provider) => store.collection<unknown>(provider).list(text));

  const cards = (items: readonly Item<unknown>[], back: string, root: string): readonly (Html | string)[] =>
    items.map((item) => {
      const simulator = of(item.provider);
      return simulator
        ? itemCard(item, simulator.show(item), store.notifications.latest(item.id), { back, root })
        : '';
    });

  function frame(
    context: Context,
    current: string,
    title: string,
    content: Html,
  ): Response | Promise<Response> {
    const root = rootFrom(context.req.path);
    const version = String(store.version());
    const counts = store.countPending();
    const link = (path: string, name: string, count: number): Html =>
      html`<li>
        <a href="${root}simulators${path && `/${path}`}" ${path === current ? html`aria-current="page"` : ''}
          >${name}${count > 0 ? html`<b class="count">${count}</b>` : ''}</a
        >
      </li>`;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const body = html`<header class="stage">
        <div class="in"><b>Symulatory dostawców</b><span class="badge">wersja demonstracyjna</span></div>
      </header>
      <div class="in console">
        <nav aria-label="Dostawcy">
          <ul>
            ${link('', 'Do zrobienia', total)}
            ${sections.map(({ path, name, providers }) =>
              link(
                path,
                name,
                providers.reduce((sum, provider) => sum + (counts[provider] ?? 0), 0),
              ),
            )}
            ${link('not-applied', 'Bez skutku', 0)} ${link('tables', 'Tabele', 0)}
          </ul>
        </nav>
        <main>
          <h1>${title}</h1>
          <p id="news" class="news" role="status" hidden>Coś się zmieniło. <a href="">Pokaż nowe</a></p>
          ${content}
        </main>
      </div>`;
    return page(context, { title: `${title} – symulatory`, body, live: { version } });
  }

  pages.get('/style.css', (context) =>
    context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=60' }),
  );
  pages.route('/', interFiles());
  pages.get('/live.js', (context) =>
    context.body(liveScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'max-age=60',
    }),
  );
  pages.get('/version', (context) =>
    context.text(String(store.version()), 200, { 'Cache-Control': 'no-store' }),
  );

  pages.get('/', (context) => {
    const pending = itemsOf(sections.flatMap(({ providers }) => providers)).filter(
      (item) => item.state === 'pending',
    );
    const content = html`<p class="lead">
        Dostawcy czekają, aż ktoś naciśnie przycisk. Sami odpowiadają tylko na dane z
        <a href="${rootFrom(context.req.path)}simulators/tables">opublikowanej tabeli</a>.
      </p>
      ${pending.length > 0 ? cards(pending, '', rootFrom(context.req.path)) : html`<p class="empty">Nic teraz nie czeka na odpowiedź dostawcy.</p>`}`;
    return frame(context, '', 'Do zrobienia', content);
  });

  pages.get('/tables', (context) => frame(context, 'tables', 'Opublikowane tabele', publishedTables()));

  pages.get('/not-applied', async (context) =>
    frame(context, 'not-applied', 'Powiadomienia bez skutku', notAppliedPage(await simulation.notApplied())),
  );

  for (const { path, name, providers, empty } of sections) {
    pages.get(`/${path}`, (context) => {
      const root = rootFrom(context.req.path);
      const order = (context.req.query('order') ?? '').trim().slice(0, 64);
      const items = itemsOf(providers, order).toSorted(
        (left, right) =>
          Number(right.state === 'pending') - Number(left.state === 'pending') ||
          right.createdAt - left.createdAt,
      );
      const none = order === '' ? empty : `Nic tu nie dotyczy wniosku ${order}.`;
      const content = html`${path === 'registry' ? '' : orderFilter(order)}
      ${items.length > 0 ? cards(items, path, root) : html`<p class="empty">${none}</p>`}
      ${path === 'registry' ? html`<p><a href="${root}simulators/tables">Zobacz tabelę firm</a></p>` : ''}
      ${providers.map((provider) => behaviourForm(store, provider, root, path))}`;
      return frame(context, path, name, content);
    });
  }

  pages.post('/items/:id/:action', async (context) => {
    const item = store.find(context.req.param('id'));
    const allowed =
      item &&
      of(item.provider)
        ?.show(item)
        .presses.some(({ action }) => action === context.req.param('action'));
    if (item && allowed) await of(item.provider)?.press(item, context.req.param('action'));
    return leadBack(context);
  });

  pages.post('/behaviours/:provider', async (context) => {
    const { behaviour } = await context.req.parseBody();
    const provider = sections
      .flatMap(({ providers }) => providers)
      .find((one) => one === context.req.param('provider'));
    if (provider !== undefined) behave(store, provider, behaviour);
    return leadBack(context);
  });

  async function leadBack(context: Context): Promise<Response> {
    const { back } = await context.req.parseBody();
    const known = sections.find(({ path }) => path === back);
    return context.redirect(`${rootFrom(context.req.path)}simulators${known ? `/${known.path}` : ''}`, 303);
  }

  return pages;
}

/** Leaves of a page what tells of one order; its number stands in whatever a provider is asked for. */
const orderFilter = (order: string): Html =>
  html`<form class="filter" method="get">
    <label for="order">Numer wniosku</label>
    <input id="order" name="order" value="${order}" inputmode="numeric" autocomplete="off" maxlength="64" />
    <button class="button">Pokaż</button>
    ${order === '' ? '' : html`<a href="?">Pokaż wszystko</a>`}
  </form>`;
