import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** What the API serves under the pages' address: its calls, documents, health, and the demo's simulators. */
const paths =
  '^/(api|simulators|sim|partner-demo|pdf|documents|healthz|readyz|metrics|[.]well-known)([/?]|$)';

/** Longer than a start of the API takes, in ms; then the proxy says that there is none. */
const maxWait = 20_000;

const isReady = (): Promise<boolean> =>
  fetch(new URL('/healthz', api)).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitForApi(): Promise<void> {
  const giveUp = Date.now() + maxWait;
  while (!(await isReady()) && Date.now() < giveUp) await pause(100);
}

/** Serves the API under the development server's address; while it is started again, what is asked of it waits. */
export function apiBehindPages(): Plugin {
  const asked = new RegExp(paths, 'u');
  return {
    name: 'api-behind-pages',
    apply: 'serve',
    config: () => ({ server: { host: '127.0.0.1', proxy: { [paths]: api } } }),
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, _response, next) => {
        if (asked.test(url)) void waitForApi().then(() => next());
        else next();
      });
    },
  };
}
