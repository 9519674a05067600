import { confirmSummary, seeTitle } from './client.ts';
import { answerForCompany, toPersons } from './company-form.ts';
import { press, showsAndForgets, summary } from './form-faults.ts';
import { openForm } from './open-form.ts';
import type { Applicant } from './open-form.ts';
import { expect, newAddress, owner, test } from './people.ts';
import {
  companyWrongs,
  consentWrongs,
  contactWrongs,
  firstWrongs,
  foreignerWrongs,
  loanWrongs,
  partnerWrongs,
  passportWrongs,
} from './wrong-values.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 1280, height: 900 } });
test.slow();

const server = { ...laptop, name: 'Serwer', price: '123000.00' };

/** Two partners, of whom the form asks most. */
const partners = (method: Applicant['method']): Applicant => ({
  vatId: '9236388491',
  fullName: 'Anna Wiśniewska',
  email: newAddress(),
  phone: '500600703',
  method,
});

const onward = 'Zapisz i przejdź do kontaktu';

test('what is wrong with a company, its people and its contact is said in its field and in the summary, until it is mended', async ({
  page,
  request,
}) => {
  const taken = newAddress();
  await openForm(request, 'elektro', laptop, { ...partners('qes'), vatId: owner.vatId, email: taken });
  const { slug } = await openForm(request, 'elektro', server, partners('qes'));
  await page.goto(`/orders/${slug}`);
  await showsAndForgets(page, 'Zapisz i przejdź do osób', companyWrongs);
  await press(page, 'Zapisz i przejdź do osób');

  const next = page.getByRole('button', { name: onward });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Wskaż przynajmniej jedną osobę, która podpisze umowę');
  await page.getByText('Podpisuje umowę').click();
  await expect(page.getByText('Wskaż przynajmniej jedną osobę')).toBeHidden();
  for (const question of ['Czy jest członkiem rodziny', 'Czy jest osobą znaną'])
    await page.getByRole('group', { name: question }).getByText('Nie', { exact: true }).click();
  for (const round of partnerWrongs) await showsAndForgets(page, onward, round);
  await page.getByRole('combobox', { name: 'Rodzaj dokumentu' }).selectOption('Paszport polski');
  for (const round of passportWrongs) await showsAndForgets(page, onward, round);
  await page.getByRole('combobox', { name: 'Rodzaj dokumentu' }).selectOption('Paszport zagraniczny');
  await page.getByRole('textbox', { name: 'PESEL' }).fill('');
  await showsAndForgets(page, onward, foreignerWrongs);
  await press(page, onward);
  await showsAndForgets(page, 'Zapisz i przejdź do podsumowania', contactWrongs);
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await email.fill(taken);
  await press(page, 'Zapisz i przejdź do podsumowania');
  await showsAndForgets(page, 'Wyślij wniosek', consentWrongs);
  await press(page, 'Wyślij wniosek');
  await expect(summary(page).getByRole('link')).toHaveText(['E\u2011mail: ten adres e-mail jest już zajęty']);
  await expect(summary(page)).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Ten adres e-mail jest już zajęty');
  await email.fill(newAddress());
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(summary(page)).toBeHidden();
});

test('nobody who signs shares an e-mail address or a phone with another', async ({ page, request }) => {
  const { slug } = await openForm(request, 'elektro', laptop, partners('delivery'));
  await page.goto(`/orders/${slug}`);
  await toPersons(page);
  await page.getByRole('button', { name: 'Edytuj' }).last().click();
  for (const index of [0, 1]) {
    await page.getByText('Podpisuje umowę').nth(index).click();
    await page
      .getByRole('textbox', { name: 'E-mail', exact: true })
      .nth(index)
      .fill('razem@ceramika.example');
    await page.getByRole('textbox', { name: 'Telefon', exact: true }).nth(index).fill('500600703');
  }
  await press(page, onward);
  const shared = summary(page).getByRole('link', { name: /każda z osób podpisujących/u });
  await expect(shared).toHaveText([
    'Anna Wiśniewska: e\u2011mail – każda z osób podpisujących musi mieć inny adres e-mail i numer telefonu',
    'Anna Wiśniewska: telefon – każda z osób podpisujących musi mieć inny adres e-mail i numer telefonu',
    'Piotr Zieliński: e\u2011mail – każda z osób podpisujących musi mieć inny adres e-mail i numer telefonu',
    'Piotr Zieliński: telefon – każda z osób podpisujących musi mieć inny adres e-mail i numer telefonu',
  ]);
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).nth(1).fill('piotr@ceramika.example');
  await expect(shared).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).nth(0).fill('500600704');
  await expect(shared).toHaveCount(0);
});

test('the figures of a loan are written as figures', async ({ page, request }) => {
  const loan = { ...laptop, financing: 'b2b_loan' } as const;
  const { slug } = await openForm(request, 'pozyczki', loan, partners('delivery'));
  await page.goto(`/orders/${slug}`);
  await page.getByRole('combobox', { name: 'Roczny obrót' }).selectOption('2–10 mln zł');
  await page.getByRole('combobox', { name: 'Liczba pracowników' }).selectOption('5–9');
  await answerForCompany(page);
  for (const round of loanWrongs) await showsAndForgets(page, 'Zapisz i przejdź do osób', round);
});

test('the first step knows a VAT id from any ten digits, and the server an address that is taken', async ({
  page,
  request,
  shop,
}) => {
  const taken = newAddress();
  await openForm(request, 'elektro', laptop, { ...partners('qes'), email: taken });
  const { slug } = await shop(laptop);
  await page.goto(`/orders/${slug}`);
  await confirmSummary(page);
  await seeTitle(page, 'Podaj dane firmy i osoby do kontaktu');
  const submit = 'Zapisz i wybierz sposób podpisu';
  for (const round of firstWrongs) await showsAndForgets(page, submit, round);

  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await email.fill(taken);
  await press(page, submit);
  await expect(summary(page).getByRole('link')).toHaveText(['E-mail: ten adres e-mail jest już zajęty']);
  await expect(summary(page)).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Ten adres e-mail jest już zajęty');
  await email.fill(newAddress());
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(summary(page)).toBeHidden();
  await press(page, submit);
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
});
