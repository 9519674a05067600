import type { Locator, Page } from '@playwright/test';
import { keyboard, tabTo } from './keyboard.ts';
import { seeTitle } from './client.ts';
import { expect, newClient, test } from './people.ts';
import { atCounter, readCode } from './salesman.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

// Every key is pressed by itself: some five hundred from goods to pickup.
test.slow();

const client = newClient();

/** Chooses one of several tiles by its words. */
async function choose(page: Page, tile: Locator): Promise<void> {
  const group = page.getByRole('radio');
  await tabTo(page, group.first());
  await page.keyboard.press('Space');
  for (let moved = 0; moved < 6 && !(await tile.isChecked()); moved += 1)
    await page.keyboard.press('ArrowDown');
  await expect(tile).toBeChecked();
}

/** Sends the company's form: what the registry and the contact do not know is typed. */
async function typeForm(page: Page): Promise<void> {
  const hands = keyboard(page);
  for (const [name, text] of [
    [/^Numer rachunku/u, '61109010140000071219812874'],
    [/^Przychód w/u, '120000'],
    [/^Dochód przed/u, '30000'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  }
  for (const name of ['Roczny obrót', 'Liczba pracowników']) {
    await tabTo(page, page.getByRole('combobox', { name }));
    await hands.press('ArrowDown');
  }
  await hands.answer('Czy między małżonkami jest rozdzielność majątkowa?', 'Nie');
  await hands.answer('Czy prowadzisz gospodarstwo rolne?', 'Nie');
  await hands.answer('Czy sprzęt ma służyć działalności rolniczej?', 'Nie');
  await hands.push('Zapisz i przejdź do osób');
  await hands.type('PESEL', client.pesel);
  await hands.type('Seria i numer', client.seriesAndNumber);
  await hands.type('Data wydania', '15032021');
  await hands.type('Organ wydający', 'Prezydent Wrocławia');
  await hands.type('Ulica', 'Lipowa');
  await hands.type('Nr budynku', '12');
  await hands.type('Kod pocztowy', '53505');
  await hands.type('Miejscowość', 'Wrocław');
  await hands.answer('Czy ta osoba zajmuje eksponowane stanowisko polityczne?', 'Nie');
  await hands.answer('Czy jest członkiem rodziny', 'Nie');
  await hands.answer('Czy jest osobą znaną jako bliski współpracownik', 'Nie');
  await hands.tick('Wiem, że za złożenie fałszywego oświadczenia');
  await hands.push('Zapisz i przejdź do kontaktu');
  await hands.push('Zapisz i przejdź do podsumowania');
  await hands.tick('Zgadzam się na weryfikację mojej tożsamości');
  await hands.push('Wyślij wniosek');
}

test('a salesman leads a loan from its goods to the pickup by the keyboard alone', async ({
  page,
  clerk,
}) => {
  const hands = keyboard(page);
  await atCounter(page, 'sprzedawca@demo.example');
  await page.goto('/shop/orders/new_b2b_loan_pos');
  await hands.type('Nazwa', 'Laptop');
  await tabTo(page, page.getByRole('combobox', { name: 'Kategoria' }));
  await hands.press('ArrowDown');
  await tabTo(page, page.getByRole('textbox', { name: /^Cena (netto|brutto)/u }));
  await page.keyboard.type('9000');
  await hands.push('Dodaj i policz ratę');
  await hands.push('Przejdź do podsumowania');
  await seeTitle(page, 'Podsumowanie oferty dla klienta');
  await hands.push('Potwierdź ofertę');
  await hands.type('NIP', client.vatId);
  await hands.type('Imię i nazwisko osoby do kontaktu', `${client.firstName} ${client.lastName}`);
  await hands.type('E-mail', client.email);
  await hands.type('Telefon', client.phone);
  await hands.push('Zapisz i dalej');
  await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
  await choose(page, page.getByRole('radio', { name: /Umowa papierowa/u }));
  await hands.push('Wybierz i otwórz wniosek');
  await seeTitle(page, 'Wniosek o pożyczkę');
  await typeForm(page);
  await expect(page.getByRole('textbox', { name: /^Kod z/u })).toBeVisible();
  const code = await readCode(clerk, client.phone);
  await tabTo(page, page.getByRole('textbox', { name: /^Kod z/u }));
  await page.keyboard.type(code);
  await hands.push('Sprawdź kod');
  await seeTitle(page, 'Potwierdź tożsamość klienta');
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await hands.press('Space');
  }
  await hands.push('Potwierdź tożsamość');
  await seeTitle(page, 'Decyzja pozytywna – umowa do akceptacji');
  await hands.push('Klient akceptuje treść umowy');
  await seeTitle(page, 'Opłata wstępna klienta');
  await choose(page, page.getByRole('radio', { name: /^Na miejscu/u }));
  await hands.tick(/^Potwierdzam, że wpłata/u);
  await hands.push('Potwierdzam wpłatę');
  for (const step of ['Wydrukowane dwa', 'Każda osoba podpisała', 'Podpisy porównane'])
    await hands.tick(new RegExp(step, 'u'));
  await hands.push('Umowa podpisana');
  await seeTitle(page, 'Dołącz skan podpisanej umowy (wymagany) i dokumenty');
  const chosen = page.waitForEvent('filechooser');
  await hands.push('Wybierz plik');
  const scan = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };
  await (await chosen).setFiles(scan);
  await expect(page.getByRole('link', { name: /umowa.pdf/u })).toBeVisible();
  await hands.push('Wyślij dokumenty');
  await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
  await hands.push('Wydano do odbioru');
  await seeTitle(page, 'Sprzęt czeka na klienta');
  await hands.push('Potwierdź odbiór');
  await seeTitle(page, 'Sprzęt u klienta');
});
