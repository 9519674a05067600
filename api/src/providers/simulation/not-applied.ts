import { html } from 'hono/html';
import * as v from 'valibot';
import { consoleFeedPath, consoleKey } from '../settings.ts';
import type { Html } from './page.ts';
import { clock } from './format.ts';

const feed = v.object({
  notifications: v.array(
    v.object({
      id: v.string(),
      provider: v.string(),
      notification_id: v.string(),
      siemens_id: v.nullable(v.string()),
      reason: v.string(),
      received_at: v.string(),
      waits: v.boolean(),
    }),
  ),
});

/** A notification that the application took and that changed nothing. */
export type NotApplied = v.InferOutput<typeof feed>['notifications'][number];

const timeoutMs = 3_000;

/** Asks the application for what it has not applied; null where it does not answer. */
export const askNotApplied =
  (apiUrl: string, secret: string) => async (): Promise<readonly NotApplied[] | null> => {
    try {
      const reply = await fetch(`${apiUrl}${consoleFeedPath}`, {
        headers: { Authorization: `Bearer ${consoleKey(secret)}` },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return v.parse(feed, await reply.json()).notifications;
    } catch {
      return null;
    }
  };

const names: Readonly<Record<string, string>> = {
  bluemedia: 'Weryfikacja bankowa',
  dotpay: 'Opłata wstępna',
  autenti: 'Tożsamość i podpisy',
  decision_engine: 'Decyzja',
};

const card = ({ provider, notification_id, siemens_id, reason, received_at, waits }: NotApplied): Html =>
  html`<article class="card">
    <header>
      <h2>${names[provider] ?? provider}${siemens_id === null ? '' : html`, wniosek ${siemens_id}`}</h2>
      <span class="state ${waits ? 'waiting' : 'idle'}">${waits ? 'Zostanie ponowione' : 'Bez skutku'}</span>
      <time>${clock(Date.parse(received_at))}</time>
    </header>
    <dl class="facts">
      <div>
        <dt>Powód</dt>
        <dd>${reason}</dd>
      </div>
      <div>
        <dt>Powiadomienie</dt>
        <dd>${notification_id}</dd>
      </div>
    </dl>
  </article>`;

/** The console's page of notifications that came to nothing, newest first. */
export function notAppliedPage(list: readonly NotApplied[] | null): Html {
  const lead = html`<p class="lead">
    Powiadomienia dostawców, które aplikacja przyjęła, ale które niczego nie zmieniły: przyszły za późno,
    dotyczą czegoś, czego już nie ma, albo czekają, aż wniosek będzie mógł je przyjąć.
  </p>`;
  if (list === null)
    return html`${lead}
      <p class="empty">Aplikacja teraz nie odpowiada. Odśwież stronę za chwilę.</p>`;
  return html`${lead}${list.length === 0 ? html`<p class="empty">Każde powiadomienie zostało zastosowane.</p>` : list.map(card)}`;
}
