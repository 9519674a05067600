import { seeTitle } from './client.ts';
import { signIn } from './operator.ts';
import { expect, newClient, test } from './people.ts';
import { nameCompany, numberOf, seeMail } from './salesman.ts';
import { faultsAt, widths } from './screen-faults.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

for (const email of ['medycyna@demo.example', 'ceny@demo.example'])
  test(`${email} makes an offer for a provider, lets the client choose of two calculations and sends him the link`, async ({
    page,
    elsewhere,
    clerk,
  }) => {
    const client = newClient();
    const wrong: string[] = [];
    const look = async () => {
      for (const size of widths) wrong.push(...(await faultsAt(page, size)));
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await signIn(page, email);
    await page.getByRole('link', { name: 'Sales Med' }).click();
    await seeTitle(page, 'Nowa oferta pożyczki medycznej');
    await page.getByLabel(/^Dostawca/u).selectOption({ label: 'Sprzęt Medyczny Medyk, Lublin' });
    await page.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(page.getByText(/^Wpisz adres/u).first()).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Wybierz z listy sklepu' }).click();
    await page.getByRole('button', { name: /^Wybierz.*Unit stomatologiczny/u }).click();
    await page.getByLabel(/^Imię i/u).fill(`${client.firstName} ${client.lastName}`);
    await page.getByLabel(/^E-mail/u).fill(client.email);
    await page.getByLabel(/^Telefon/u).fill(client.phone);
    await page.locator('input[type=file]').setInputFiles({
      name: 'oferta dostawcy.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 oferta'),
    });
    await page.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(page).toHaveURL(/\/superadmin\/orders\/[\w-]+\/sumup_medical$/u);
    await seeTitle(page, 'Przygotuj ofertę');

    const add = page.getByRole('button', { name: 'Dodaj bieżącą kalkulację' });
    const calculations = page.getByRole('article');
    const saved = page.getByText(/^Zapisano/u);
    // domain.md 8.6: 150 000, 15 000 of one's own: 60 instalments of 2 750.25.
    await page.getByText('60 rat', { exact: true }).click();
    await expect(saved).toBeVisible();
    await add.click();
    await expect(calculations).toHaveCount(1);
    await page.getByText('24 raty', { exact: true }).click();
    await expect(saved).toBeVisible();
    await add.click();
    await expect(calculations).toHaveCount(2);
    await expect(calculations.first()).toContainText('2 750,25 zł');
    await look();

    await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
    await seeTitle(page, 'Podsumowanie oferty dla klienta');
    await page.getByRole('button', { name: 'Wyślij kalkulacje klientowi' }).click();
    await seeMail(clerk, client.email, /Kalkulacja/u);
    await page.getByRole('button', { name: 'Ustaw w ofercie kalkulację: 60 rat, 15 000,00 zł' }).click();
    await expect(calculations.first()).toContainText('W ofercie');
    await look();
    await page.getByRole('button', { name: 'Potwierdź ofertę' }).click();
    await seeTitle(page, 'Dane firmy i osoby do kontaktu');
    await expect(page.getByLabel(/^E-mail/u)).toHaveValue(client.email);
    await nameCompany(page, client, 'Wyślij ofertę klientowi');
    await seeTitle(page, 'Klient ma link do oferty');
    const number = await numberOf(page);
    await elsewhere.goto(await page.getByLabel('Link do wniosku').inputValue());
    await seeTitle(elsewhere, 'Podsumowanie Twojej oferty');
    await expect(elsewhere.getByText('2 750,25 zł').first()).toBeVisible();

    await page.goto('/shop/orders/new_simplyloan');
    await expect(page).toHaveURL(/\/superadmin\/orders\/new_simplyloan$/u);
    await page.getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(/\/shopadmin\/orders\//u);
    await expect(page.getByRole('link', { name: 'oferta dostawcy.pdf' })).toBeVisible();
    await look();
    expect(wrong).toEqual([]);
  });
