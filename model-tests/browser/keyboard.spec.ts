import { demoPersons } from '@app/db/demo';
import type { DemoPerson } from '@app/db/demo';
import type { Page } from '@playwright/test';
import { keyboard, tabTo } from './keyboard.ts';
import { openForm } from './open-form.ts';
import { expect, newAddress, owner, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

// Every key is pressed by itself: some four hundred a form.
test.slow();

const board = demoPersons.filter(({ vatId }) => vatId === '6794802158');

/** The title of the screen or section that one has come to has focus: the next Tab leads into it. */
async function arrivesAt(page: Page, level: 1 | 2, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level, name })).toBeFocused({ timeout: 15_000 });
}

async function typePerson(page: Page, person: DemoPerson): Promise<void> {
  const hands = keyboard(page);
  await hands.type('PESEL', person.pesel);
  await hands.type('Seria i numer', person.seriesAndNumber);
}

async function typeStatements(page: Page): Promise<void> {
  const hands = keyboard(page);
  await hands.answer('Czy ta osoba zajmuje eksponowane stanowisko polityczne?', 'Nie');
  await hands.answer('Czy jest członkiem rodziny', 'Nie');
  await hands.answer('Czy jest osobą znaną jako bliski współpracownik', 'Nie');
  await hands.tick('Wiem, że za złożenie fałszywego oświadczenia');
}

test('the owner of a one-man business comes from the summary to the sent form by the keyboard alone', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  const hands = keyboard(page);
  await page.goto(`/orders/${slug}`);

  await hands.tick(/^Zaznacz obowiązkowe/u);
  await hands.push('Potwierdź ofertę');
  await arrivesAt(page, 1, 'Podaj dane firmy i osoby do kontaktu');

  await hands.push('Anuluj wniosek');
  const question = page.getByRole('dialog', { name: 'Anulować wniosek' });
  await expect(question.getByRole('button').first()).toBeFocused();
  await hands.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Anuluj wniosek' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'NIP', exact: true }), 'Shift+Tab');
  await page.keyboard.type(owner.vatId);
  await hands.type('Imię i nazwisko osoby do kontaktu', 'Jan Kowalski');
  await hands.type('E-mail', newAddress());
  await hands.type('Telefon', owner.phone);
  await hands.press('Enter');
  await arrivesAt(page, 1, 'Jak chcesz podpisać umowę?');
  await hands.answer('Jak chcesz podpisać', 'Kurier');
  await hands.push('Wybierz i otwórz wniosek');

  await arrivesAt(page, 1, 'Wniosek');
  await hands.answer('Czy między małżonkami jest rozdzielność majątkowa?', 'Nie');
  await hands.answer('Czy prowadzisz gospodarstwo rolne?', 'Nie');
  await hands.answer('Czy sprzęt ma służyć działalności rolniczej?', 'Nie');
  await hands.push('Zapisz i przejdź do osób');

  await arrivesAt(page, 2, 'Osoby podpisujące');
  await typePerson(page, owner);
  await hands.type('Ulica', 'Lipowa');
  await hands.type('Nr budynku', '12');
  await hands.type('Kod pocztowy', '53505');
  await hands.type('Miejscowość', 'Wrocław');
  await typeStatements(page);
  await hands.push('Zapisz i przejdź do kontaktu', 'Space');

  await arrivesAt(page, 2, 'Kontakt');
  await expect(page.getByText(/^Kontakt: jak właściciel – Jan Kowalski/u)).toBeVisible();
  await hands.push('Zapisz i przejdź do podsumowania');
  await arrivesAt(page, 2, 'Podsumowanie i zgody');
  await hands.push('Zmień: PESEL (Jan Kowalski)');
  await expect(page.getByRole('textbox', { name: 'PESEL' })).toBeFocused();
  await hands.push('Zapisz i przejdź do kontaktu');
  await arrivesAt(page, 2, 'Kontakt');
  await hands.push('Zapisz i przejdź do podsumowania');
  await arrivesAt(page, 2, 'Podsumowanie i zgody');
  await hands.push('Wyślij wniosek');
  const summary = page.getByRole('alert').filter({ hasText: 'Popraw' });
  await expect(summary).toBeFocused();
  await hands.press('Tab');
  await hands.press('Enter');
  const consent = page.getByRole('checkbox', { name: 'Zgadzam się na weryfikację mojej tożsamości' });
  await expect(consent).toBeFocused();
  await hands.press('Space');
  // Not given with the obligatory ones on the first screen, it is given here and taken back; focus stays on it meanwhile.
  const marketing = page.getByRole('checkbox', { name: 'Marketing własny' });
  await tabTo(page, marketing);
  await hands.press('Space');
  await expect(marketing).toBeChecked();
  await hands.press('Space');
  await expect(marketing).not.toBeChecked();
  await expect(marketing).toBeFocused();
  await hands.push('Wyślij wniosek');
  await arrivesAt(page, 1, 'Potwierdź tożsamość w swoim banku');
});

test('two who act together for a company are written, asked about and sent by the keyboard alone', async ({
  page,
  request,
}) => {
  const [president, member] = board;
  if (president === undefined || member === undefined) throw new Error('The demo has no board');
  const contact = { fullName: 'Marek Lewandowski', phone: president.phone, email: newAddress() };
  const { slug } = await openForm(request, 'elektro', laptop, {
    ...contact,
    vatId: president.vatId,
    method: 'delivery',
  });
  const hands = keyboard(page);
  await page.goto(`/orders/${slug}`);
  await hands.push('Zapisz i przejdź do osób');
  await arrivesAt(page, 2, 'Osoby podpisujące');
  for (const person of [president, member]) {
    if (person === member) {
      // What stood before and after the row stays where it was: folded by the first button, opened by the last.
      await tabTo(page, page.getByRole('button', { name: 'Zwiń' }), 'Shift+Tab');
      await hands.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Edytuj' }).last());
      await hands.press('Space');
    }
    await hands.tick('Podpisuje umowę');
    await hands.type('Imię', person.firstName);
    await hands.type('Nazwisko', person.lastName);
    await typePerson(page, person);
    await hands.type('E-mail', person.email);
    await hands.type('Telefon', person.phone);
    await typeStatements(page);
  }

  await hands.push('Dodaj osobę');
  await expect(page.getByRole('heading', { level: 3, name: 'Nowa osoba' })).toBeFocused();
  await hands.push('Usuń osobę');
  await expect(page.getByRole('button', { name: 'Dodaj osobę' })).toBeFocused();
  await hands.push('Zapisz i przejdź do kontaktu');
  await arrivesAt(page, 2, 'Kontakt');
  await hands.push('Zapisz i przejdź do podsumowania');
  await arrivesAt(page, 2, 'Podsumowanie i zgody');
  await hands.tick('Zgadzam się na weryfikację mojej tożsamości');
  await hands.tick('Oświadczam, że wskazane osoby są beneficjentami');
  const send = page.getByRole('button', { name: 'Wyślij wniosek', exact: true });
  await hands.push('Wyślij wniosek');

  const question = page.getByRole('dialog', { name: 'Czy podpiszą wszyscy, którzy muszą?' });
  await expect(question.getByRole('button', { name: 'Wróć do osób' })).toBeFocused();
  await hands.press('Escape');
  await expect(question).toBeHidden();
  await arrivesAt(page, 2, 'Osoby podpisujące');
  await hands.push('Zapisz i przejdź do kontaktu');
  await arrivesAt(page, 2, 'Kontakt');
  await hands.push('Zapisz i przejdź do podsumowania');
  await arrivesAt(page, 2, 'Podsumowanie i zgody');
  await tabTo(page, send);
  await hands.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Tak, wyślij wniosek' }));
  await hands.press('Enter');
  await arrivesAt(page, 1, 'Potwierdź tożsamość w swoim banku');
});
