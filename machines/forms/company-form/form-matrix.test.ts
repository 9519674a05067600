import { describe, expect, test } from 'vitest';
import { financingTypes, salesChannels, signatureMethods } from '../../order/order.kinds.ts';
import { legalForms } from '../../rules/index.ts';
import { formErrors } from './form-errors.ts';
import { asksFor, personFields } from '../../fields/index.ts';
import type { AskedOf } from '../../fields/index.ts';
import type { MatrixRow } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import { matrixPage, matrixRows } from '../../testing/matrix-page.ts';
import { emptyForm, emptyPerson } from './form-values.ts';
import { submittedForm } from './submitted-form.ts';

const kinds: readonly FormKind[] = legalForms.flatMap((legalForm) =>
  financingTypes.flatMap((financingType) =>
    signatureMethods.flatMap((method) =>
      salesChannels.flatMap((salesChannel) =>
        [10_000_000, 10_000_001].flatMap((grossPrice) =>
          [true, false].map((guarantee) => ({
            legalForm,
            financingType,
            method,
            salesChannel,
            grossPrice,
            guarantee,
            vatId: '8143430194',
            representation: null,
          })),
        ),
      ),
    ),
  ),
);

const company = 'companyAttributes';
const person = `${company}.krsUsersAttributes[0]`;
const address = ['street', 'buildingNumber', 'postalCode', 'city'];

/** What each row misses in a form in which somebody signs and nothing else is said. */
const missing: Readonly<Record<MatrixRow, readonly string[]>> = {
  turnoverAndEmployees: [`${company}.yearlyTurnover`, `${company}.numberOfEmployees`],
  bankAccount: [`${company}.bankAccountNumber`],
  income: ['lastYearIncome', 'incomeBeforeTax'],
  propertySeparation: [`${company}.propertySeparation`],
  agriculture: [`${company}.agriculturalHoldingConsent`, `${company}.nonAgriculturalFinancingConsent`],
  role: [`${person}.role`],
  shares: [],
  beneficiary: [`${company}.beneficiaryConsent`],
  documentDates: [`${person}.releasedAt`, `${person}.documentExpiryDate`, `${person}.releasedBy`],
  livingAddress: address.map((name) => `${person}.addressAttributes.${name}`),
  guarantorAddress: address.map((name) => `${person}.addressAttributes.${name}`),
  guarantorAndDoctor: [`${person}.companyStatement`],
};
/** Of whom the fields are that a signer with a Polish document is asked under every kind of order. */
const isOfSigner: ReadonlySet<AskedOf> = new Set(['everyone', 'signer', 'withPesel']);
const always = [
  ...address.map((name) => `${company}.addressesAttributes[0].${name}`),
  ...Object.entries(personFields)
    .filter(
      ([, { required, askedOf, askedWhen }]) => required && askedWhen === null && isOfSigner.has(askedOf),
    )
    .map(([name]) => `${person}.${name}`)
    .filter((path) => path !== `${person}.documentType`),
  'userAttributes.fullName',
  'userAttributes.email',
  'userAttributes.phone',
  `${company}.idVerificationConsent`,
];

const empty = emptyForm();
const signer = { ...emptyPerson('p1'), citizenships: [''], willSign: true, guarantor: true, doctor: true };
const begun = {
  ...empty,
  companyAttributes: { ...empty.companyAttributes, krsUsersAttributes: [signer] },
};

describe(`in each of the ${kinds.length} kinds of form`, () => {
  test('exactly what the matrix asks for is missed', () => {
    const differing = kinds.filter((kind) => {
      const asked = matrixRows.filter((field) => asksFor(kind, field));
      const expected = new Set([...always, ...asked.flatMap((field) => missing[field])]);
      const found = new Set(formErrors(begun, kind, '2026-11-21').map(({ path }) => path));
      return expected.symmetricDifference(found).size > 0;
    });
    expect(differing).toEqual([]);
  });

  test('nothing is sent of what the matrix does not ask for', () => {
    const filled = {
      ...begun,
      lastYearIncome: '1.00',
      incomeBeforeTax: '1.00',
      companyAttributes: {
        ...begun.companyAttributes,
        yearlyTurnover: 'under_500' as const,
        bankAccountNumber: '61109010140000071219812874',
        propertySeparation: 'no' as const,
        krsUsersAttributes: [{ ...signer, releasedAt: '2022-05-14', shares: '50', role: 'Wspólnik' }],
      },
    };
    const differing = kinds.filter((kind) => {
      const sent = submittedForm(filled, kind);
      const [first] = sent.companyAttributes.krsUsersAttributes;
      const told = {
        turnoverAndEmployees: sent.companyAttributes.yearlyTurnover !== null,
        bankAccount: sent.companyAttributes.bankAccountNumber !== null,
        propertySeparation: sent.companyAttributes.propertySeparation !== null,
        income: sent.lastYearIncome !== null,
        documentDates: first?.releasedAt !== null,
        role: first?.role !== null,
        shares: first?.shares !== null,
      } satisfies Partial<Record<MatrixRow, boolean>>;
      return Object.entries(told).some(([field, is]) => is !== asksFor(kind, field as MatrixRow));
    });
    expect(differing).toEqual([]);
  });
});

test('the page of the matrix is that of the table: npx vitest run machines/forms --update writes it anew', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../../../docs/company-form.md');
});
