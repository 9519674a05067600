import { html } from 'hono/html';
import { groszOf } from '../amount.ts';
import { bankName } from '../simulation/banks.ts';
import { clientPage } from '../simulation/page.ts';
import type { Html } from '../simulation/page.ts';
import type { SimulatedPayment } from './simulated-urlc.ts';
import { zloty } from '../simulation/format.ts';

/** What is shown for a form whose checksum is wrong. */
export const refusedForm = clientPage(
  'Dotpay',
  html`<h1>Nie możemy przyjąć tej płatności</h1>
    <p>Suma kontrolna formularza się nie zgadza. Wróć do wniosku i zacznij płatność jeszcze raz.</p>`,
);

/** The page on which the client pays. */
export function paymentPage({ fields, operation }: SimulatedPayment): Html {
  const amount = zloty(groszOf(fields['amount'] ?? '') ?? 0);
  return clientPage(
    'Dotpay',
    html`<p class="over">${bankName(Number(fields['channel']))}</p>
      <h1>Do zapłaty ${amount}</h1>
      <dl class="facts">
        <div>
          <dt>Tytuł</dt>
          <dd>${fields['description']}</dd>
        </div>
        <div>
          <dt>Wpłacający</dt>
          <dd>${fields['firstname']} ${fields['lastname']}</dd>
        </div>
        <div>
          <dt>Numer operacji</dt>
          <dd>${operation}</dd>
        </div>
      </dl>
      <form method="post" class="buttons">
        <button class="button quiet" name="answer" value="later">Wróć bez płacenia</button>
        <button class="button refuse" name="answer" value="fail">Odrzuć płatność</button>
        <button class="button primary" name="answer" value="succeed">Zapłać ${amount}</button>
      </form>`,
  );
}
