import { answerProvider, leaveToPay, seeTitle, signAs } from './client.ts';
import { fillCompanyForm } from './company-form.ts';
import { press } from './provider.ts';
import { within } from './operator.ts';
import { expect, newAddress, newClient, owner, test } from './people.ts';
import {
  acceptAgreement,
  answerForLoan,
  answerForSize,
  atCounter,
  beginOffer,
  confirmIdentities,
  confirmOffer,
  enterCode,
  nameCompany,
  numberOf,
  seeMail,
  sendDocuments,
  sendSignedOnline,
  signOnPaper,
  takePayment,
} from './salesman.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

for (const width of [1280, 360])
  test(`a loan is led at the counter from its goods to the paper agreement and the pickup, ${width} px wide`, async ({
    page,
    clerk,
  }) => {
    const client = newClient();
    await page.setViewportSize({ width, height: 800 });
    await atCounter(page, 'sprzedawca@demo.example');
    await beginOffer(page, 'new_b2b_loan_pos', { name: 'Laptop', price: '9000' });
    await confirmOffer(page);
    await nameCompany(page, client);
    await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
    await page.getByText('Umowa papierowa', { exact: true }).click();
    await page.getByRole('button', { name: 'Wybierz i otwórz wniosek' }).click();
    await seeTitle(page, 'Wniosek o pożyczkę');
    await answerForLoan(page);
    await fillCompanyForm(page, client, 'qes');
    await enterCode(page, clerk, client.phone);
    await confirmIdentities(page);
    await acceptAgreement(page);
    await expect(page.getByRole('radio', { name: /^Na miejscu/u })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Online/u })).toHaveCount(0);
    await takePayment(page);
    await signOnPaper(page);
    await seeTitle(page, 'Dołącz skan podpisanej umowy (wymagany) i dokumenty');
    await sendDocuments(page);
    await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
    await page.getByRole('button', { name: 'Wydano do odbioru' }).click();
    await seeTitle(page, 'Sprzęt czeka na klienta');
    await page.getByRole('button', { name: 'Potwierdź odbiór' }).click();
    await seeTitle(page, 'Sprzęt u klienta');
    const [, slug = ''] = /\/orders\/([^/]+)\/edit/u.exec(page.url()) ?? [];
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/shopadmin/orders/${slug}`);
    await expect(page.getByRole('link', { name: 'Harmonogram spłaty (PDF)' })).toBeVisible();
    await page.getByLabel('Data odbioru').fill('05.01.2026');
    await page.getByRole('button', { name: 'Zapisz datę' }).click();
    await expect(page.getByText('05.01.2026', { exact: true })).toBeVisible();
  });

test('an offer is taken home as a PDF, from its basket and its summary, and mailed to anybody', async ({
  page,
  clerk,
}) => {
  await atCounter(page, 'sprzedawca@demo.example');
  await beginOffer(page, 'new_lease_pos', { name: 'Laptop', price: '9000' });
  const named = `Kalkulacja ${await numberOf(page)}.pdf`;
  const download = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz PDF' }).click();
    return (await saved).suggestedFilename();
  };
  expect(await download()).toBe(named);
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await seeTitle(page, 'Podsumowanie oferty dla klienta');
  expect(await download()).toBe(named);
  const friend = newAddress();
  await page.getByRole('button', { name: 'Wyślij ofertę PDF' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Wyślij ofertę' });
  await dialog.getByRole('textbox').fill('wspolnik');
  await send.click();
  await expect(dialog.getByText('Wpisz poprawny adres e-mail')).toBeVisible();
  await dialog.getByRole('textbox').fill(friend);
  await send.click();
  await expect(page.getByText(`Wysyłamy ofertę na adres ${friend}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await seeMail(clerk, friend);
});

test('goods that a specification stands for have its number and its file', async ({ page }) => {
  await atCounter(page, 'sprzedawca@demo.example');
  await beginOffer(page, 'new_lease_pos', { name: 'Laptop', price: '9000' });
  await page.getByRole('button', { name: 'Dodaj specyfikację' }).click();
  await page.getByLabel(/^Numer specyfikacji/u).fill('SP/7/2026');
  await page
    .getByLabel(/^Kategoria/u)
    .nth(1)
    .selectOption({ index: 1 });
  await page
    .getByLabel(/^Cena, zł/u)
    .nth(1)
    .fill('3000');
  const content = {
    name: 'specyfikacja.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 spis'),
  };
  await page.locator('input[type=file]').setInputFiles(content);
  await expect(page.getByRole('link', { name: /specyfikacja\.pdf/u })).toBeVisible();
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await seeTitle(page, 'Podsumowanie oferty dla klienta');
  await expect(page.getByText('Specyfikacja SP/7/2026').first()).toBeVisible();
});

test('an offer that is sent to the client is watched at the counter and taken over', async ({
  page,
  elsewhere,
  clerk,
}) => {
  const remote = newClient();
  await atCounter(page, 'sprzedawca@demo.example');
  await beginOffer(page, 'new_lease_pos', { name: 'Laptop', price: '9000' });
  await confirmOffer(page);
  await page.getByText('Klient dokończy na swoim urządzeniu').click();
  await nameCompany(page, remote, 'Wyślij ofertę klientowi');
  await seeTitle(page, 'Klient ma link do oferty');
  await seeMail(clerk, remote.email);
  await page.getByRole('button', { name: 'Wyślij link ponownie' }).click();
  await expect(page.getByText(/^Link wysłany ponownie/u)).toBeVisible();
  const link = await page.getByLabel('Link do wniosku').inputValue();
  await elsewhere.goto(link);
  await seeTitle(elsewhere, 'Podsumowanie Twojej oferty');
  await expect(page.getByRole('heading', { level: 1, name: 'Klient czyta podsumowanie oferty' })).toBeVisible(
    within,
  );
  await page.getByRole('button', { name: 'Przejmij wniosek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Przejmij wniosek' }).click();
  await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'Sprzedawca wybiera sposób podpisania umowy' }),
  ).toBeVisible(within);
});

test('a lease whose payment is too high for the counter is paid by a link and signed online', async ({
  page,
  elsewhere,
  clerk,
}) => {
  const buyer = newClient();
  await atCounter(page, 'sprzedawca@demo.example');
  await beginOffer(page, 'new_lease_pos', { name: 'Serwer', price: '400000' });
  await confirmOffer(page);
  await nameCompany(page, buyer);
  await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
  await page.getByText('Kwalifikowany podpis elektroniczny', { exact: true }).click();
  await page.getByRole('button', { name: 'Wybierz i otwórz wniosek' }).click();
  await seeTitle(page, 'Wniosek o leasing');
  await answerForSize(page);
  await fillCompanyForm(page, buyer, 'qes');
  await enterCode(page, clerk, buyer.phone);
  await confirmIdentities(page);
  const number = await numberOf(page);
  await press(clerk, 'decision-engine', number, 'Pozytywna');
  await acceptAgreement(page);
  await seeTitle(page, 'Opłata wstępna klienta');
  await expect(page.getByRole('radio', { name: /^Na miejscu/u })).toBeDisabled();
  await expect(page.getByText(/^Zamknięte: .*15/u)).toBeVisible();
  await page.getByText('Online', { exact: true }).click();
  await page.getByRole('button', { name: 'Wyślij link', exact: true }).click();
  await elsewhere.goto(await page.getByLabel('Link do wniosku').inputValue());
  await elsewhere
    .getByRole('button', { name: /opłat|Zapłać/u })
    .first()
    .click();
  await leaveToPay(elsewhere, 'mBank');
  await answerProvider(elsewhere, /^Zapłać/u);
  await seeTitle(page, 'Opłata wstępna zaksięgowana');
  await signAs(clerk, number, `${owner.firstName} ${owner.lastName}`);
  await sendSignedOnline(page);
  await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
});

test('a form that is put aside at the counter is taken up from the list; no link is promised', async ({
  page,
}) => {
  await atCounter(page, 'sprzedawca@demo.example');
  await beginOffer(page, 'new_lease_pos', { name: 'Laptop', price: '9000' });
  await confirmOffer(page);
  await nameCompany(page, newClient());
  await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
  await page.getByText('Kurier', { exact: true }).click();
  await page.getByRole('button', { name: 'Wybierz i otwórz wniosek' }).click();
  await seeTitle(page, 'Wniosek o leasing');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const said = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(said.getByText('Wrócisz do niego z listy wniosków.')).toBeVisible();
  await said.getByRole('button', { name: 'Zamknij' }).click();
  await seeTitle(page, 'Wniosek o leasing');
});
