import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { proxy } from 'hono/proxy';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { hostOf, ownOriginOf, type OwnHosts } from '../kernel/own-hosts.ts';
import { clientPage, page } from '../providers/simulation/page.ts';

/** What is shown while the simulators' process is gone: it is about to be started again, or nobody could start it. */
function unavailablePage(c: Context): Response | Promise<Response> {
  c.header('Retry-After', '5');
  const body = clientPage(
    'Symulatory dostawców',
    html`<h1>Symulatory chwilowo nie działają</h1>
      <p>
        Uruchamiamy je ponownie. Odśwież tę stronę za kilka sekund; to, co zapisały, nie przepada. Jeśli nadal
        nie działają, uruchom ponownie całą aplikację.
      </p>`,
  );
  return page(c, { title: 'Symulatory chwilowo nie działają', body, status: 503 });
}

/** The simulators' pages under our own address, so that one address is enough; `gate` stands before those that not everybody may see. */
export function proxySimulators(
  url: string,
  names: () => OwnHosts,
  headers: () => Promise<ResponseHeaders>,
  gate?: MiddlewareHandler,
): Hono {
  const app = new Hono();
  for (const path of ['/simulators', '/simulators/*', '/sim/*']) {
    if (gate !== undefined) app.use(path, gate);
    app.all(path, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const origin = c.req.header('origin');
      const ownPage = origin !== undefined && origin === ownOriginOf(names(), hostOf(c.req));
      const asked = proxy(`${url}${pathname}${search}`, {
        raw: c.req.raw,
        redirect: 'manual',
        // The simulators see their own address alone: a page of ours is one of theirs.
        customFetch: (request) => {
          if (ownPage) request.headers.set('origin', url);
          return fetch(request);
        },
      });
      const answer = await asked.catch(() => unavailablePage(c));
      // A page's own policy says more than ours: it stays.
      for (const [name, value] of Object.entries(await headers()))
        if (!answer.headers.has(name)) answer.headers.set(name, value);
      return answer;
    });
  }
  return app;
}
