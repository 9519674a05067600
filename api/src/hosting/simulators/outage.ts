import { html } from 'hono/html';
import type { Html } from '../../providers/simulation/page.ts';
import type { ProviderName, Store } from '../../providers/simulation/store.ts';

/** Whether the console has switched this provider off; asked before every call of it. */
export const outageOf = (store: Store, provider: ProviderName): boolean =>
  store.remembered(`outage:${provider}`, () => 'no') === 'yes';

const outageNames: Partial<Record<ProviderName, string>> = {
  mail: 'serwera poczty',
  sms: 'bramki SMS',
  registry: 'rejestrów',
};

/** Switches a provider off and on again. */
export const outageForm = (provider: ProviderName, down: boolean, root: string, back: string): Html =>
  html`<form
    class="outage"
    method="post"
    action="${root}simulators/outages/${provider}/${down ? 'no' : 'yes'}"
  >
    <input type="hidden" name="back" value="${back}" />
    <span
      >${down ? html`<b class="state refused">Awaria ${outageNames[provider] ?? 'dostawcy'} trwa</b>` : `Sprawdź, co się stanie przy awarii ${outageNames[provider] ?? 'dostawcy'}.`}</span
    >
    <button class="button">${down ? 'Zakończ awarię' : 'Włącz awarię'}</button>
  </form>`;
