import { demoPersons } from '@app/db/demo';
import { chooseMethod, confirmSummary, nameCompany, seeTitle } from './client.ts';
import { declareUnexposed } from './company-form.ts';
import { press, summary } from './form-faults.ts';
import { looksRight } from './looks-right.ts';
import { conflict, saved } from './owners-form.ts';
import { expect, newAddress, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 1280, height: 900 } });
test.setTimeout(300_000);

const president = demoPersons.find(({ vatId }) => vatId === '6794802158');

test('the screens before the form and each dialog of it are clean at every width, and Escape gives focus back', async ({
  page,
  elsewhere,
  shop,
}) => {
  if (president === undefined) throw new Error('The demo has no board');
  const { slug } = await shop(laptop);
  await page.goto(`/orders/${slug}`);
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  await looksRight(page);
  await press(page, 'Potwierdź ofertę');
  await expect(summary(page)).toBeFocused();
  await looksRight(page);
  await confirmSummary(page);

  await seeTitle(page, 'Podaj dane firmy i osoby do kontaktu');
  await looksRight(page);
  await press(page, 'Zapisz i wybierz sposób podpisu');
  await expect(summary(page)).toBeFocused();
  await looksRight(page);
  await nameCompany(page, { ...president, email: newAddress() });
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
  await looksRight(page);
  await chooseMethod(page, 'Kurier');

  await press(page, 'Zapisz i przejdź do osób');
  await page.getByText('Podpisuje umowę').click();
  const texts = {
    Imię: president.firstName,
    Nazwisko: president.lastName,
    PESEL: president.pesel,
    'Seria i numer': president.seriesAndNumber,
    'E-mail': president.email,
    Telefon: president.phone,
  };
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name }).fill(text);
  await declareUnexposed(page);
  await press(page, 'Zapisz i przejdź do kontaktu');

  const phone = page.getByRole('textbox', { name: 'Telefon' });
  await expect(saved(page)).toBeVisible();
  await elsewhere.goto(page.url());
  const kept = elsewhere.waitForResponse((one) => one.request().method() === 'PUT');
  await elsewhere.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  expect((await kept).status()).toBe(200);
  await phone.fill('600 300 400');
  const choice = conflict(page);
  await expect(choice).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('600 300 400');

  await press(page, 'Zapisz i przejdź do podsumowania');
  await page.getByText('Zgadzam się na weryfikację mojej tożsamości').click();
  await page.getByText('Oświadczam, że wskazane osoby są beneficjentami').click();
  await looksRight(page);
  await press(page, 'Wyślij wniosek');
  const question = page.getByRole('dialog', { name: 'Czy podpiszą wszyscy, którzy muszą?' });
  await expect(question.getByText('Jeszcze jedna osoba reprezentuje firmę')).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Osoby podpisujące' })).toBeFocused();

  await press(page, 'Zapisz i dokończ później');
  const putAside = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(putAside.getByRole('button', { name: 'Zamknij' })).toBeFocused();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(putAside).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Osoby podpisujące otwarte' })).toBeVisible();
});
