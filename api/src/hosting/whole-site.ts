import { loadShownOrder } from '@app/db';
import { Hono } from 'hono';
import { headersOf } from '../app.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { ownHosts } from '../kernel/own-hosts.ts';
import type { Ports } from '../kernel/ports.ts';
import { feedConsole } from './feed-console.ts';
import { knownHostsOnly } from './known-hosts.ts';
import { partnerDemo } from './partner-demo/partner-demo.ts';
import { proxySimulators } from './proxy-simulators.ts';
import { consoleGate } from './sandbox/console-gate.ts';
import { sandboxCalls } from './sandbox/sandbox-calls.ts';
import { securityTxt } from './security-txt.ts';
import { serveWeb } from './serve-web.ts';

/** Everything under one address: the API, the pages, in the demo and in a sandbox the simulators with their console, and in the demo a partner's page. */
export function wholeSite(ports: Ports, api: Hono, simulatorsUrl: string | null): Hono {
  const app = new Hono();
  let read: Promise<ResponseHeaders> | undefined;
  const headers = (): Promise<ResponseHeaders> => (read ??= headersOf(ports));
  app.use('*', knownHostsOnly(ports, headers));
  if (simulatorsUrl !== null) {
    const { mode, simulatorsToken, sandboxSecret, maintenance } = ports.settings;
    const gate = mode === 'demo' ? undefined : consoleGate(simulatorsToken, headers);
    app.route(
      '/',
      proxySimulators(simulatorsUrl, () => ownHosts(ports), headers, gate),
    );
    if (mode === 'demo') app.route('/', partnerDemo(ports.publicUrl, headers));
    if (sandboxSecret !== null && !maintenance)
      app.route('/', sandboxCalls(ports, sandboxSecret, simulatorsUrl));
    app.route('/', feedConsole(ports, ports.settings.simulatorSecret));
  }
  app.route('/', api);
  app.route('/', securityTxt(ports));
  app.route(
    '/',
    serveWeb((slug) => loadShownOrder(ports.db, slug), { sandbox: ports.settings.mode === 'sandbox' }),
  );
  return app;
}
