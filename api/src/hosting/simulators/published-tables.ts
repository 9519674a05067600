import { html } from 'hono/html';
import { simulatedCompanies } from '../../providers/company-registry/simulated-companies.ts';
import { decisionTable } from '../../providers/decision-engine/decision-table.ts';
import { refusingDomain } from '../../providers/mail/mail.simulator.ts';
import type { Html } from '../../providers/simulation/page.ts';

const outcomes = {
  approved: ['pozytywna', 'done'],
  rejected: ['negatywna', 'refused'],
  conditional: ['warunkowa', 'waiting'],
} as const;
const answers = {
  found: 'znaleziona',
  unknown: 'nie ma takiej firmy',
  down: 'rejestr nie odpowiada',
} as const;

/** What the simulators answer by themselves, for whoever wants to reach a given outcome. */
export function publishedTables(): Html {
  return html`<section>
      <h2>Decyzja finansowa</h2>
      <p>Rozstrzyga pierwszy pasujący wiersz. Kwota to wartość brutto. „Samo” znaczy po około sekundzie.</p>
      <table>
        <thead>
          <tr>
            <th>Gdy</th>
            <th>Decyzja</th>
            <th>Przychodzi</th>
          </tr>
        </thead>
        <tbody>
          ${decisionTable.map(
            ({ when, outcome, comes }) =>
              html`<tr>
                <td>${when}</td>
                <td><span class="state ${outcomes[outcome][1]}">${outcomes[outcome][0]}</span></td>
                <td>${comes}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="small">
        Decyzja warunkowa żąda wpłaty własnej wyższej o 10 punktów procentowych (od 20% do 45%) i najwyżej 24
        rat.
      </p>
    </section>
    <section>
      <h2>Rejestr firm</h2>
      <p>Każdy inny poprawny numer NIP jest w symulatorze nieznany. Firmy i osoby są zmyślone.</p>
      <table>
        <thead>
          <tr>
            <th>NIP</th>
            <th>Firma</th>
            <th>Odpowiedź</th>
            <th>Do czego służy</th>
          </tr>
        </thead>
        <tbody>
          ${simulatedCompanies.map(
            ({ vatId, entry, answer, purpose }) =>
              html`<tr>
                <td class="id">${vatId}</td>
                <td>${entry?.name ?? '–'}</td>
                <td>${answers[answer]}</td>
                <td>${purpose}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section>
      <h2>Wiadomości</h2>
      <p>
        Adresy w domenie <b>${refusingDomain}</b> serwer poczty odrzuca. Wszystkie inne e-maile i SMS-y
        przyjmuje i pokazuje w konsoli.
      </p>
    </section>`;
}
