import { acceptAgreement, answerProvider, chooseMethod, leaveToPay, seeTitle, signAs } from './client.ts';
import { sendForm } from './counter-start.ts';
import { expect, newClient, owner, test } from './people.ts';
import { press } from './provider.ts';
import { atCounter, beginOffer, confirmOffer, nameCompany, numberOf } from './salesman.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

const name = `${owner.firstName} ${owner.lastName}`;

for (const { email, segment, paysOnPage } of [
  { email: 'partner@demo.example', segment: 'new', paysOnPage: true },
  { email: 'partner@demo.example', segment: 'new_b2b_loan', paysOnPage: true },
  { email: 'medyk@demo.example', segment: 'new_simplyloan', paysOnPage: false },
  { email: 'maszyny@demo.example', segment: 'new_industry', paysOnPage: false },
  { email: 'narzedzia@demo.example', segment: 'new_plm', paysOnPage: false },
])
  test(`a shop's offer of ${segment} goes from its goods to the client's form, the signed agreement and the pickup`, async ({
    page,
    elsewhere,
    clerk,
    admin,
  }) => {
    const client = newClient();
    await atCounter(page, email);
    await beginOffer(page, segment, { name: 'Sprzęt', price: '40000' });
    await confirmOffer(page);
    await nameCompany(page, client);
    await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
    await chooseMethod(page, 'Kwalifikowany podpis elektroniczny');
    await seeTitle(page, 'Klient wypełnia wniosek');
    const number = await numberOf(page);
    await elsewhere.goto(await page.getByLabel('Link do wniosku').inputValue());
    await expect(elsewhere.getByRole('region', { name: 'Dane podstawowe' })).toBeVisible();
    const [, slug = ''] = /\/orders\/([\w-]+)$/u.exec(elsewhere.url()) ?? [];

    await sendForm(elsewhere.request, 'client', slug, client);
    await signAs(clerk, number, name);
    await press(clerk, 'decision-engine', number, 'Pozytywna');
    await seeTitle(page, 'Decyzja pozytywna');
    await elsewhere.goto(`/orders/${slug}/agreements`);
    await acceptAgreement(elsewhere);
    if (!paysOnPage) await elsewhere.getByRole('button', { name: 'Wybierz bank i zapłać' }).click();
    await leaveToPay(elsewhere, 'mBank');
    await answerProvider(elsewhere, /^Zapłać/u);
    await seeTitle(page, 'Opłata wstępna zaksięgowana');
    await signAs(clerk, number, name);
    await seeTitle(page, 'Umowa podpisana przez klienta');

    await admin.acceptsSigned(slug);
    await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
    await page.getByText('Odbierze w punkcie', { exact: true }).click();
    await page.getByRole('button', { name: 'Wydano do odbioru' }).click();
    await seeTitle(page, 'Sprzęt czeka na klienta');
    await page.getByRole('button', { name: 'Potwierdź odbiór' }).click();
    await seeTitle(page, 'Sprzęt u klienta');
  });
