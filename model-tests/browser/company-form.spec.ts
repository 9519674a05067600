import { demoPersons } from '@app/db/demo';
import type { DemoPerson } from '@app/db/demo';
import type { Locator, Page } from '@playwright/test';
import { declareUnexposed } from './company-form.ts';
import { looksRightHere } from './looks-right.ts';
import { openForm } from './open-form.ts';
import { expect, newAddress, test } from './people.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 800 } });

const laptop = { name: 'Laptop 14 cali', price: '30750.00', category: 'computers', paymentsCount: 24 };
const board = demoPersons.filter(({ vatId }) => vatId === '6794802158');
const clerk: DemoPerson = {
  vatId: '6794802158',
  firstName: 'Aleksandra',
  lastName: 'Brzęczyszczykiewicz-Konstantynopolitańczykowska',
  role: 'Prokurent',
  pesel: '71042536002',
  seriesAndNumber: 'CFP217354',
  email: 'prokurent@mostyidrogi.example',
  phone: '500600799',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function fillSigner(persons: Locator, person: DemoPerson, email = person.email): Promise<void> {
  await persons.getByText('Podpisuje umowę', { exact: true }).click();
  const texts = {
    Imię: person.firstName,
    Nazwisko: person.lastName,
    PESEL: person.pesel,
    'Seria i numer': person.seriesAndNumber,
    'Data wydania': '15.03.2021',
    'Organ wydający': 'Prezydent Krakowa',
    'E-mail': email,
    Telefon: person.phone,
  };
  for (const [label, text] of Object.entries(texts)) await persons.getByLabel(label).fill(text);
  await persons.getByLabel('Funkcja').selectOption(person.role);
  await declareUnexposed(persons);
}

test('three sign for a company whose board acts together, and the form says what stands in the way', async ({
  page,
  request,
}) => {
  const taken = newAddress();
  const applicant = { fullName: 'Marek Lewandowski', phone: '500600705', method: 'qes' } as const;
  await openForm(request, 'elektro', laptop, { ...applicant, vatId: '8725156294', email: taken });
  const order = await openForm(request, 'elektro', laptop, {
    ...applicant,
    vatId: '6794802158',
    email: newAddress(),
  });

  await page.goto(`/orders/${order.slug}`);
  await expect(section(page, 'Osoby podpisujące')).toContainText('nieukończoneDo uzupełnienia');
  await button(page, 'Zapisz i przejdź do osób').click();
  const persons = section(page, 'Osoby podpisujące');
  await expect(persons.getByRole('heading', { level: 3, name: 'Członek zarządu' })).toBeVisible();
  await expect(persons.getByText('Wskaż przynajmniej jedną osobę, która podpisze umowę')).toBeVisible();
  await expect(button(page, 'Zapisz i przejdź do kontaktu')).toBeDisabled();
  await looksRightHere(page);

  const [president, member] = board;
  if (president === undefined || member === undefined) throw new Error('The demo has no board');
  await fillSigner(persons, president);
  await expect(persons.getByText('ur. 07.06.1982, mężczyzna')).toBeVisible();
  await persons.getByRole('button', { name: 'Zwiń' }).click();
  await persons.getByRole('button', { name: 'Edytuj' }).nth(1).click();
  await fillSigner(persons, member, president.email);
  await persons.getByRole('button', { name: 'Zwiń' }).click();
  await button(page, 'Dodaj osobę').click();
  await fillSigner(persons, clerk);
  await button(page, 'Zapisz i przejdź do kontaktu').click();
  await expect(
    page.getByRole('link', { name: /^Ewa Kamińska: e.mail – każda z osób podpisujących/u }),
  ).toBeVisible();
  await looksRightHere(page);
  await persons.getByLabel('E-mail').nth(1).fill(member.email);
  await button(page, 'Zapisz i przejdź do kontaktu').click();

  await section(page, 'Kontakt').getByLabel('E-mail').fill(taken);
  await button(page, 'Zapisz i przejdź do podsumowania').click();
  await button(page, 'Wyślij wniosek').click();
  await expect(
    page.getByRole('link', { name: /^Zgoda na weryfikację tożsamości: zaznacz zgodę/u }),
  ).toBeVisible();
  await looksRightHere(page);
  await page.getByText('Zgadzam się na weryfikację mojej tożsamości').click();
  await page.getByText('Oświadczam, że wskazane osoby są beneficjentami').click();
  await page.getByText('Marketing własny').click();
  await button(page, 'Wyślij wniosek').click();

  const question = page.getByRole('dialog', { name: 'Czy podpiszą wszyscy, którzy muszą?' });
  await expect(question.getByText('Umowę podpiszą 3 osoby:')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([
    'Marek Lewandowski, prezes zarządu',
    'Ewa Kamińska, członek zarządu',
    `Aleksandra ${clerk.lastName}, prokurent`,
  ]);
  await looksRightHere(page);
  await question.getByRole('button', { name: 'Tak, wyślij wniosek' }).click();

  const contact = section(page, 'Kontakt').getByLabel('E-mail');
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(section(page, 'Kontakt').getByText('Ten adres e-mail jest już zajęty')).toBeVisible();
  await contact.fill(newAddress());
  await button(page, 'Zapisz i przejdź do podsumowania').click();
  await button(page, 'Wyślij wniosek').click();
  await question.getByRole('button', { name: 'Tak, wyślij wniosek' }).click();
  // The screen that says so leads on to the signing provider by itself.
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Teraz potwierdź|Potwierdzenie) tożsamoś/u }),
  ).toBeVisible();
});

test('a civil partnership under a loan is asked for its figures, and refused in the words of each field', async ({
  page,
  request,
}) => {
  const loan = { ...laptop, financing: 'b2b_loan' } as const;
  const order = await openForm(request, 'pozyczki', loan, {
    vatId: '9236388491',
    fullName: 'Anna Wiśniewska',
    email: newAddress(),
    phone: '500600703',
    method: 'delivery',
  });
  await page.goto(`/orders/${order.slug}`);
  await page.getByLabel('Numer rachunku bankowego firmy').fill('61109010140000071219812875');
  await page.getByLabel('Przychód w ubiegłym roku').fill('-1');
  await page.getByLabel('Dochód przed opodatkowaniem').fill('-1200,50');
  await page.getByLabel('Ulica').fill('ul. Garncarska');
  await page.getByLabel('Nr lokalu').fill('123456789');
  await button(page, 'Zapisz i przejdź do osób').click();

  await expect(page.getByLabel('Ulica')).toHaveValue('Garncarska');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Roczny obrót: wybierz jedną z możliwości',
    'Liczba pracowników: wybierz jedną z możliwości',
    'Numer rachunku: sprawdź numer rachunku',
    'Przychód: wpisz kwotę, na przykład 1234.50',
    'Rozdzielność majątkowa: wybierz jedną z możliwości',
    /^Oświadczenie/u,
    /^Oświadczenie/u,
  ]);
  await expect(page.getByText('Przynajmniej u jednego ze wspólników')).toBeVisible();
  await looksRightHere(page);
});
