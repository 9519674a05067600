import { html, raw } from 'hono/html';
import type { Context } from 'hono';

/** Markup whose interpolations are escaped. */
export type Html = ReturnType<typeof html>;

/** The way from this page to the root under which the simulators are served, so that they may stand behind any prefix. */
export const rootFrom = (path: string): string => '../'.repeat(Math.max(0, path.split('/').length - 2));

type Page = {
  readonly title: string;
  readonly body: Html;
  /** Console pages reload themselves once something has changed since this version; pages of the client do not. */
  readonly live?: { readonly version: string } | undefined;
  /** Where a form's answer may lead besides these pages, an origin. */
  readonly leadsTo?: string | undefined;
  readonly status?: 200 | 404 | 409 | 503;
};

/** A page of the simulators, marked as such, under a policy that lets nothing foreign in. */
export function page(
  context: Context,
  { title, body, live, leadsTo, status = 200 }: Page,
): Response | Promise<Response> {
  const root = rootFrom(context.req.path);
  context.header('Content-Security-Policy', policy(leadsTo));
  context.header('Referrer-Policy', 'same-origin');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
  return context.html(documentOf(root, { title, body, live }), status);
}

/** The page's markup; `root` is the way from it to where the simulators are served. */
export const documentOf = (
  root: string,
  { title, body, live }: Pick<Page, 'title' | 'body' | 'live'>,
): Html =>
  html`${raw('<!doctype html>')}
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}simulators/style.css" />
        ${live ? html`<script src="${root}simulators/live.js" defer></script>` : ''}
      </head>
      <body ${live ? html`data-version="${live.version}"` : ''}>
        ${body}
      </body>
    </html>`;

/** What a page of the simulators may load, and where its forms may lead besides these pages. */
export const policy = (leadsTo: string | undefined): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The frame of the pages that a client is sent to: who is played, and that it is only played. */
export function clientPage(provider: string, content: Html): Html {
  return html`<header class="stage">
      <div class="in narrow"><b>${provider}</b><span class="badge">symulator</span></div>
    </header>
    <main class="in narrow">
      ${content}
      <p class="note">
        To symulator na potrzeby wersji demonstracyjnej. Nie pobiera pieniędzy i nie łączy się z żadnym
        bankiem ani dostawcą.
      </p>
    </main>`;
}

/** Text with its line breaks, its addresses made into links. */
export function linked(text: string): Html {
  const parts = text.trim().split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/);
  const written = parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
  return html`<div class="letter">${written}</div>`;
}
