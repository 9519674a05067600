import { html } from 'hono/html';
import type { Delivery } from '../../providers/simulation/notification-queue.ts';
import type { Html } from '../../providers/simulation/page.ts';
import type { Press, Shown } from '../../providers/simulation/simulation.ts';
import type { Item, ItemState } from '../../providers/simulation/store.ts';
import { clock } from '../../providers/simulation/format.ts';

const states: Readonly<
  Record<ItemState, readonly [name: string, tone: 'waiting' | 'done' | 'refused' | 'idle']>
> = {
  pending: ['Czeka', 'waiting'],
  succeeded: ['Powodzenie', 'done'],
  failed: ['Niepowodzenie', 'refused'],
  unclear: ['Niejasne', 'waiting'],
  conditional: ['Warunkowa', 'waiting'],
  withdrawn: ['Wycofane', 'idle'],
  refunded: ['Zwrócone', 'idle'],
  sent: ['Wysłane', 'done'],
};

/** One thing at a provider: what it is, how it stands, and its buttons. */
export function itemCard(
  item: Item<unknown>,
  { title, facts, presses }: Shown,
  delivery: Delivery | undefined,
  { back, root }: { readonly back: string; readonly root: string },
): Html {
  const [state, tone] = states[item.state];
  return html`<article class="card" data-provider="${item.provider}" data-state="${item.state}">
    <header>
      <h2>${title}</h2>
      <span class="state ${tone}">${state}</span>
      <time>${clock(item.createdAt)}</time>
    </header>
    <dl class="facts">
      ${facts.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
      ${
        delivery
          ? html`<div>
              <dt>Powiadomienie</dt>
              <dd>${deliveryText(delivery)}</dd>
            </div>`
          : ''
      }
    </dl>
    ${
      presses.length > 0
        ? html`<div class="buttons">${presses.map((press) => pressForm(item.id, press, back, root))}</div>`
        : ''
    }
  </article>`;
}

const pressForm = (id: string, { action, label, tone }: Press, back: string, root: string): Html =>
  html`<form method="post" action="${root}simulators/items/${id}/${action}">
    <input type="hidden" name="back" value="${back}" />
    <button class="button ${tone ?? ''}">${label}</button>
  </form>`;

function deliveryText({ deliveredAt, dueAt, attempts, answer }: Delivery): string {
  if (deliveredAt !== null) return `dostarczone ${clock(deliveredAt)}`;
  if (attempts === 0 || answer === null) return `zostanie wysłane ${clock(dueAt ?? 0)}`;
  return `nieprzyjęte (${answer}), próba ${attempts + 1} o ${clock(dueAt ?? 0)}`;
}
