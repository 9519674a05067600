import { html } from 'hono/html';
import { behaviourOf, behaviours, behavioursOf } from '../../providers/simulation/behaviour.ts';
import type { Html } from '../../providers/simulation/page.ts';
import type { ProviderName } from '../../providers/simulation/provider-name.ts';
import type { Store } from '../../providers/simulation/store.ts';

const names: Readonly<Partial<Record<ProviderName, string>>> = {
  bluemedia: 'Bank',
  dotpay: 'Dotpay',
  autenti: 'Autenti',
  'decision-engine': 'Silnik decyzyjny',
  courier: 'Kurier',
  identity: 'Dostawca tożsamości',
  registry: 'Rejestry GUS i KRS',
  sms: 'Bramka SMS',
  mail: 'Serwer poczty',
};

/** Says how a provider behaves, and lets it behave otherwise. */
export function behaviourForm(store: Store, provider: ProviderName, root: string, back: string): Html {
  const now = behaviourOf(store, provider);
  const id = `behaviour-${provider}`;
  const name = names[provider] ?? provider;
  const options = behavioursOf(provider).map(
    (one) => html`<option value="${one}" ${one === now ? 'selected' : ''}>${behaviours[one]}</option>`,
  );
  return html`<form class="behaviour" method="post" action="${root}simulators/behaviours/${provider}">
    <input type="hidden" name="back" value="${back}" />
    <label for="${id}"
      >${now === 'ordinary' ? html`Zachowanie: ${name}` : html`<b class="state refused">${name}: ${behaviours[now]}</b>`}</label
    >
    <select id="${id}" name="behaviour">
      ${options}
    </select>
    <button class="button">Ustaw</button>
  </form>`;
}
