import { html } from 'hono/html';
import { clientPage } from './page.ts';
import type { Html } from './page.ts';

/** The origin of an address, for the policy of the page that leads there. */
export const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined;

/** The address with these parameters added to its query. */
export function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** What is shown for an address that leads nowhere. */
export const unknownPage = (provider: string): Html =>
  clientPage(
    provider,
    html`<h1>Nie ma takiej strony</h1>
      <p>Link jest niepełny albo sprawa została usunięta. Wróć do wniosku i spróbuj ponownie.</p>`,
  );

/** What is shown for something that has been decided before. */
export const decidedPage = (provider: string, back: string | undefined): Html =>
  clientPage(
    provider,
    html`<h1>Ta sprawa jest już zakończona</h1>
      <p>Odpowiedź została zapisana wcześniej. Nic więcej nie trzeba robić.</p>
      ${back ? html`<p class="buttons"><a class="button primary" href="${back}">Wróć do wniosku</a></p>` : ''}`,
  );
