import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { AnswerHeaders } from '../http/answer-headers.ts';

/** The simulators' pages under our own address, so that the demo needs one address only. */
export function proxySimulators(url: string, headers: () => Promise<AnswerHeaders>): Hono {
  const app = new Hono();
  for (const path of ['/simulators', '/simulators/*', '/sim/*']) {
    app.all(path, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const answer = await proxy(`${url}${pathname}${search}`, { raw: c.req.raw, redirect: 'manual' });
      // A page's own policy says more than ours: it stays.
      for (const [name, value] of Object.entries(await headers()))
        if (!answer.headers.has(name)) answer.headers.set(name, value);
      return answer;
    });
  }
  return app;
}
