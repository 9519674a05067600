import type { Hono } from 'hono';
import type { SignInMethod } from '@app/machines/contract';

/** What came back to the return address of a login. */
export interface Returned {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
  readonly iss: string | null;
}

/** An answer as a test compares it: its status and what it says. */
export interface Said {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Where a browser has come to; without an answer that is the application. */
interface Shown {
  readonly url: URL;
  readonly answer: Response | null;
}

/** A browser that signs in at a provider: it keeps cookies and follows where it is led. */
export function providerBrowser(app: Hono) {
  const jar = new Map<string, string>();

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=Thu, 01 Jan 1970/iu.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
  const cookies = (): { cookie: string } => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...cookies(), ...(init.headers as object) };
    const answer = await app.request(path, { ...init, headers });
    keep(answer);
    return answer;
  }

  /** At the provider: follows until the address is the application's, or a page is shown. */
  async function follow(address: string, init: RequestInit = {}): Promise<Shown> {
    let [url, next] = [new URL(address), init];
    for (let step = 0; step < 10; step += 1) {
      if (['/callback', '/login'].includes(url.pathname)) return { url, answer: null };
      const origin = next.method === 'POST' ? { origin: url.origin } : {};
      const answer = await fetch(url, { ...next, headers: { ...cookies(), ...origin }, redirect: 'manual' });
      keep(answer);
      const to = answer.headers.get('location');
      if (to === null) return { url, answer };
      await answer.body?.cancel();
      [url, next] = [new URL(to, url), {}];
    }
    throw new Error(`${address} leads nowhere`);
  }

  /** A form that a page sends on by itself is sent on. */
  async function submitted(shown: Shown): Promise<Shown> {
    const page = (await shown.answer?.text()) ?? '';
    const action = /action="([^"]+)"/u.exec(page)?.[1];
    if (action === undefined) return shown;
    const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return follow(action, { method: 'POST', body: new URLSearchParams(fields) });
  }

  const browser = {
    jar,
    ask,
    follow,
    /** Where the application sends this browser. */
    async start(method: SignInMethod): Promise<Response> {
      return ask(`/api/auth/oidc/start?method=${method}`);
    },
    /** Begins, or goes on with what was begun, chooses a person at the provider ('' refuses) and is led back. */
    async choose(method: SignInMethod, person: string, before?: Response): Promise<Returned> {
      const begun = before ?? (await browser.start(method));
      const shown = await follow(begun.headers.get('location') ?? '');
      const choice = { method: 'POST', body: new URLSearchParams({ person }) };
      const { url } = await submitted(await follow(shown.url.href, choice));
      const asked = url.searchParams;
      return {
        state: asked.get('state') ?? '',
        code: asked.get('code'),
        error: asked.get('error'),
        iss: asked.get('iss'),
      };
    },
    /** Hands on what came back, as the page does. */
    async finish(returned: Partial<Returned>, headers: Record<string, string> = {}): Promise<Said> {
      const answer = await ask('/api/auth/oidc', { method: 'POST', body: JSON.stringify(returned), headers });
      return { status: answer.status, body: (await answer.json()) as Said['body'] };
    },
    async signIn(method: SignInMethod, person: string): Promise<Said> {
      return browser.finish(await browser.choose(method, person));
    },
    async signOut(): Promise<Said> {
      const answer = await ask('/api/auth', { method: 'DELETE', body: '{}' });
      return { status: answer.status, body: (await answer.json()) as Said['body'] };
    },
    async isSignedIn(): Promise<boolean> {
      return (await ask('/api/current_user')).status === 200;
    },
  };
  return browser;
}
