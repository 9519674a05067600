import type { Page } from '@playwright/test';
import {
  answerProvider,
  chooseMethod,
  confirmSummary,
  leaveToPay,
  seeTitle,
  signAs,
  verifyInBank,
} from './client.ts';
import { offerAtCounter, sendForm, signInAtOnce } from './counter-start.ts';
import type { Offer } from './counter-start.ts';
import { expect, newClient, owner, test } from './people.ts';
import { press } from './provider.ts';
import {
  acceptAgreement,
  confirmIdentities,
  enterCode,
  sendDocuments,
  sendSignedOnline,
  signOnPaper,
  takePayment,
} from './salesman.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

const payments = {
  'nothing to pay': { category: 'promotion_zero', price: '7000.00', ownPercent: '0.00', paymentsCount: 12 },
  'a payment that the counter may take': {
    ...{ category: 'computers', price: '7000.00', ownPercent: '10.00', paymentsCount: 36 },
  },
  'a payment above 15 000 zł': {
    ...{ category: 'computers', price: '40000.00', ownPercent: '45.00', paymentsCount: 36 },
  },
} as const;
type Payment = keyof typeof payments;

/** How each kind of contract is signed with and without a screen, by the tile's title. */
const tiles = {
  lease: { online: 'Kwalifikowany podpis elektroniczny', paper: 'Kurier' },
  b2b_loan: { online: 'Podpis online (Autenti)', paper: 'Umowa papierowa' },
} as const;

/** Every way with one of the three payments, so that each payment meets each other choice; all three in the long form. */
const isTaken = (choices: readonly number[]): boolean =>
  process.env['WALKS'] === 'all' || choices.reduce((sum, choice) => sum + choice, 0) % 3 === 0;

const ways = (['lease', 'b2b_loan'] as const).flatMap((financing, first) =>
  (['at the counter', 'remote'] as const).flatMap((place, second) =>
    (['online', 'paper'] as const).flatMap((signing, third) =>
      (Object.keys(payments) as Payment[])
        .map((payment) => ({ financing, place, signing, payment }))
        .filter((_way, fourth) => isTaken([first, second, third, fourth])),
    ),
  ),
);

const name = `${owner.firstName} ${owner.lastName}`;

type Way = (typeof ways)[number];

/** A loan that a remote client signs online is signed before anything is paid. */
const signsFirst = ({ financing, place, signing }: Way): boolean =>
  financing === 'b2b_loan' && signing === 'online' && place === 'remote';

/** The client says who he is by a transfer; of a loan he also allows the bureaus to be asked. */
async function confirmInBank(client: Page, financing: Way['financing']): Promise<void> {
  if (financing === 'b2b_loan') {
    await client.getByLabel('Osoba, która zaloguje się do banku').selectOption({ index: 1 });
    for (const box of await client.getByRole('checkbox').all()) await box.check({ force: true });
  }
  await verifyInBank(client, 'mBank');
}

/** The client opens the link that the salesman's page shows, and pays by it. */
async function payByLink(page: Page, client: Page): Promise<void> {
  await client.goto(await page.getByLabel('Link do wniosku').inputValue());
  await client
    .getByRole('button', { name: /opłat|Zapłać/u })
    .first()
    .click();
  await leaveToPay(client, 'mBank');
  await answerProvider(client, /^Zapłać/u);
}

/** At the counter where it may be taken there, else by the link; a remote client brings a small one to the shop where he signs there. */
async function pay(way: Way, page: Page, client: Page): Promise<void> {
  const { financing, place, signing, payment } = way;
  const small = payment === 'a payment that the counter may take';
  if (place === 'at the counter' && small) return takePayment(page);
  if (place === 'at the counter' && financing === 'lease') {
    await seeTitle(page, 'Opłata wstępna klienta');
    await expect(page.getByRole('radio', { name: /^Na miejscu/u })).toBeDisabled();
    await page.getByText('Online', { exact: true }).click();
    await page.getByRole('button', { name: 'Wyślij link', exact: true }).click();
  }
  // A client whose page is open is led to his banks at once.
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(
    title('Klient ma link do opłaty wstępnej').or(title('Klient wybiera bank do płatności')),
  ).toBeVisible();
  const taken = page.getByText(/^Potwierdzam, że wpłata/u);
  await expect(taken).toHaveCount(small ? 1 : 0);
  if (!small || signing === 'online') return payByLink(page, client);
  const confirms = page.getByRole('button', { name: 'Potwierdzam wpłatę' });
  // The client's page may open the payment at the same moment: whoever presses then is told so, and presses once more.
  await expect(async () => {
    if (await confirms.isVisible()) {
      await page
        .getByRole('checkbox', { name: /^Potwierdzam, że wpłata/u })
        .check({ force: true, timeout: 2_000 });
      await confirms.click({ timeout: 2_000 });
    }
    await expect(confirms).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

for (const way of ways) {
  const { financing, place, signing, payment } = way;
  const means =
    financing === 'lease' && signing === 'paper' ? 'on paper that a courier brings' : `${signing}`;
  test(`a ${financing} ${place}, signed ${means}, with ${payment}`, async ({
    page,
    elsewhere,
    clerk,
    admin,
  }) => {
    const client = newClient();
    const offer: Offer = { channel: 'pos', financing, ...payments[payment] };
    // The loans of the second shop repay their cost with the instalments, so that nothing may be owed before signing.
    await signInAtOnce(page.request, financing === 'lease' ? 'sprzedawca@demo.example' : 'raty@demo.example');
    const { slug, siemens_id: number } = await offerAtCounter(
      page.request,
      offer,
      client,
      place === 'remote',
    );
    await page.goto(`/shop/${financing}_pos/orders/${slug}/edit/sumup`);

    if (place === 'remote') {
      await seeTitle(page, 'Klient ma link do oferty');
      await elsewhere.goto(await page.getByLabel('Link do wniosku').inputValue());
      await confirmSummary(elsewhere);
      await chooseMethod(elsewhere, tiles[financing][signing]);
      await seeTitle(page, 'Klient wypełnia wniosek');
      await sendForm(elsewhere.request, 'client', slug, client);
      if (signing === 'online') await signAs(clerk, number, name);
      else await confirmInBank(elsewhere, financing);
    } else {
      await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
      await chooseMethod(page, tiles[financing][signing]);
      await seeTitle(page, financing === 'lease' ? 'Wniosek o leasing' : 'Wniosek o pożyczkę');
      await sendForm(page.request, 'salesman', slug, client);
      await enterCode(page, clerk, client.phone);
      await confirmIdentities(page);
    }
    if (payment === 'a payment above 15 000 zł') await press(clerk, 'decision-engine', number, 'Pozytywna');
    await acceptAgreement(page);
    if (signsFirst(way)) {
      await seeTitle(page, 'Czekamy na podpis klienta');
      await signAs(clerk, number, name);
    }
    if (payment !== 'nothing to pay') await pay(way, page, elsewhere);

    if (signing === 'online' && !signsFirst(way)) await signAs(clerk, number, name);
    if (signing === 'online' && financing === 'lease') await sendSignedOnline(page);
    if (signing === 'paper' && financing === 'b2b_loan') {
      await signOnPaper(page);
      await seeTitle(page, 'Dołącz skan podpisanej umowy (wymagany) i dokumenty');
      await sendDocuments(page);
    }
    if (signing === 'paper' && financing === 'lease') {
      await expect(page.getByText('Kurier jedzie do klienta z umową.')).toBeVisible();
      await admin.receivesSigned(slug);
      await seeTitle(page, 'Kurier przywiózł podpisaną umowę');
    } else await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
  });
}
