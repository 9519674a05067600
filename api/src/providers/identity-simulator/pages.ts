import { html, raw } from 'hono/html';
import { clientPage, type Html } from '../simulation/page.ts';

/** Somebody whom the provider knows. */
export interface SimulatedPerson {
  /** The name that the provider never gives to anybody else. */
  readonly subject: string;
  readonly fullName: string;
  readonly email: string;
  readonly verified: boolean;
  /** What there is to know of it for whoever tries the demo. */
  readonly remark: string;
  /** Groups, where the provider gives roles. */
  readonly groups?: readonly string[];
}

const name = 'Dostawca tożsamości';

/** Who signs in? */
export const choicePage = (way: string, persons: readonly SimulatedPerson[]): Html =>
  clientPage(
    name,
    html`<h1>Kto się loguje?</h1>
      <p>${way}. Wybierz osobę, a wrócisz do aplikacji jako ona.</p>
      <form method="post" class="people">
        <ul>
          ${persons.map(
            ({ subject, fullName, email, remark }) =>
              html`<li>
                <button class="button" name="person" value="${subject}">
                  <b>${fullName}</b> <span>${email}</span> <small>${remark}</small>
                </button>
              </li>`,
          )}
        </ul>
        <div class="buttons">
          <button class="button refuse" name="person" value="">Odmów logowania</button>
        </div>
      </form>`,
  );

/** The provider's own form with its token, which this page gives its button. */
export const logoutPage = (form: string): Html =>
  clientPage(
    name,
    html`<h1>Wylogować u dostawcy?</h1>
      <p>W aplikacji już nie jesteś zalogowany. Tutaj kończysz logowanie także u dostawcy.</p>
      ${raw(form)}
      <div class="buttons">
        <button class="button primary" form="op.logoutForm" name="logout" value="yes">Wyloguj się</button>
      </div>`,
  );

/** Something that the provider does not go on with. */
export const errorPage = (code: string): Html =>
  clientPage(
    name,
    html`<h1>Dostawca nie może tego wykonać</h1>
      <p>Wróć do aplikacji i zacznij logowanie od nowa. Symulator podaje powód: ${code}.</p>`,
  );
