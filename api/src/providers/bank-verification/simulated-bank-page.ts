import { html } from 'hono/html';
import { clientPage } from '../simulation/page.ts';
import type { Html } from '../simulation/page.ts';
import { looksIntoAccount, type SimulatedVerification } from './simulated-itn.ts';

/** The bank's page on which the client confirms a look into the account or the transfer of 1 PLN. */
export function bankPage(bank: string, verification: SimulatedVerification): Html {
  const { fields } = verification;
  const account = fields['VerificationNRB'] ?? '';
  const looksIn = looksIntoAccount(verification);
  return clientPage(
    bank,
    html`<h1>${looksIn ? 'Zgoda na wgląd w rachunek' : 'Przelew weryfikacyjny'}</h1>
      <p>
        ${
          looksIn
            ? 'Udostępnisz jednorazowo dane właściciela rachunku i historię z ostatnich 30 dni.'
            : 'Wyślesz 1,00 zł, aby potwierdzić, że rachunek należy do Ciebie. Kwota wróci na Twoje konto.'
        }
      </p>
      <dl class="facts">
        ${
          looksIn
            ? html`<div>
                <dt>Właściciel rachunku</dt>
                <dd>${fields['VerificationFName']} ${fields['VerificationLName']}</dd>
              </div>`
            : ''
        }
        ${
          account
            ? html`<div>
                <dt>Rachunek</dt>
                <dd>${account.replace(/^(\d\d)|(\d{4})/g, '$1$2\u00a0').trim()}</dd>
              </div>`
            : ''
        }
        ${
          looksIn
            ? ''
            : html`<div>
                <dt>Kwota</dt>
                <dd>1,00 zł</dd>
              </div>`
        }
        <div>
          <dt>Tytuł</dt>
          <dd>${fields['Description']}</dd>
        </div>
      </dl>
      <form method="post" class="buttons">
        <button class="button quiet" name="answer" value="later">Wróć bez potwierdzania</button>
        <button class="button refuse" name="answer" value="fail">Odrzuć</button>
        <button class="button primary" name="answer" value="succeed">
          ${looksIn ? 'Wyrażam zgodę' : 'Wyślij 1,00 zł'}
        </button>
      </form>`,
  );
}
