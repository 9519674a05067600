import { randomUUID } from 'node:crypto';
import { loadOrder, loadApplication, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { readForm, submittedForm, type CompanyFormValues } from '@app/machines/company-form';
import { calls, type BodyOf, type CallName, type OrderWire, type ReplyOf } from '@app/machines/contract';
import {
  agricultureConsents,
  answerFields,
  camelKeys,
  closingConsents,
  companyAnswers,
  companyFields,
  contactFields,
  type FormKind,
  incomeFields,
  initialValues,
  masked,
  personFields,
  type PersonValues,
  productFields,
  readFields,
  sendFields,
  snakeKeys,
} from '@app/machines/fields';
import {
  companyExample,
  contactExample,
  incomeExample,
  personExample,
  productExample,
} from '@app/machines/fields/examples';
import { walkingApp, seedShop, summaryConsents, type WalkingApp } from '@app/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginWalk, startsOf } from './api-walk/begin-walk.ts';

/** Two partners, of whom one guarantees as a doctor and the other has no PESEL; and the one who is the whole board. */
const companies = [
  { vatId: '9236388491', config: 'b2bLoanEcommerce', legalForm: 'sc', guarantee: true },
  { vatId: '8725156294', config: 'leaseEcommerce', legalForm: 'sz', guarantee: false },
] as const;
type Applicant = (typeof companies)[number];

const foreigner: Partial<PersonValues> = {
  documentType: 'residence_card',
  seriesAndNumber: 'XY1234567',
  pesel: '',
  guarantor: false,
  doctor: false,
  email: 'second@zak.example',
  phone: '500 600 702',
};

/** One contact's address belongs to one company. */
const contactOf = ({ legalForm }: Applicant) => ({ ...contactExample, email: `${legalForm}@zak.example` });

const inClear = (_name: string, value: string | null) => value;

/** The form with the example of every field: in a partnership the second partner has no PESEL. */
function filled(known: CompanyFormValues, applicant: Applicant): CompanyFormValues {
  const first = { ...personExample, key: 'first', peselFromG2i: false };
  const second = { ...first, ...foreigner, key: 'second' };
  return {
    companyAttributes: {
      ...known.companyAttributes,
      ...companyExample,
      representationVerified: true,
      krsUsersAttributes: applicant.legalForm === 'sc' ? [first, second] : [first],
    },
    userAttributes: contactOf(applicant),
    ...incomeExample,
  };
}

const kindOf = (
  { facts, company_attributes }: OrderWire,
  { legalForm, vatId, guarantee }: Applicant,
): FormKind => ({
  legalForm,
  vatId,
  guarantee,
  financingType: facts['financing_type'] as FormKind['financingType'],
  salesChannel: 'ecommerce',
  method: 'qes',
  grossPrice: 5_000_000,
  representation: company_attributes?.joint_representation ?? null,
});

onEachDatabase('every field of the catalogue', (open) => {
  let db: Database;
  let world: WalkingApp;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
  });
  afterAll(() => world.stop());

  async function call<N extends CallName>(name: N, slug: string, body?: BodyOf<N>): Promise<ReplyOf<N>> {
    const { method, path } = calls[name];
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const request = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await world.app.request(path.replace(':slug', slug), { method, headers, ...request });
    const reply: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(reply)}`);
    return reply as ReplyOf<N>;
  }

  /** An order whose form is open. */
  async function openForm(applicant: Applicant): Promise<string> {
    const { vatId, config, guarantee } = applicant;
    const start = startsOf(config).find(({ facts }) => facts.calculated && facts.guarantee === guarantee);
    if (start === undefined) throw new Error(`No order begins as ${config}`);
    const slug = await beginWalk(world, start);
    await call('confirmSummary', slug, summaryConsents);
    const { full_name, email, phone } = snakeKeys(contactOf(applicant)) as BodyOf<'complementCompany'>;
    await call('complementCompany', slug, { vat_id: vatId, full_name, email, phone });
    await call('selectMethod', slug, { agreement_signature_type: 'qes' });
    return slug;
  }

  const sentNames = new Set<string>();

  test.each(companies)(
    'comes back from page, wire and database as it was typed ($legalForm)',
    async (one) => {
      const slug = await openForm(one);
      const before = await call('getOrder', slug);
      const values = filled(readForm(camelKeys(before)), one);

      await call('saveDraft', slug, { order: snakeKeys(values) });
      const draft = await call('getCompanyDetails', slug);
      const hidden = (name: 'pesel' | 'series_and_number', number: string) => masked(name, number) ?? '';
      const { krsUsersAttributes: typed, ...company } = values.companyAttributes;
      expect(readForm(camelKeys(draft.order))).toEqual({
        ...values,
        companyAttributes: {
          ...company,
          bankAccountNumber: masked('bank_account_number', company.bankAccountNumber),
          krsUsersAttributes: typed.map((person) => ({
            ...person,
            pesel: hidden('pesel', person.pesel),
            seriesAndNumber: hidden('series_and_number', person.seriesAndNumber),
          })),
        },
      });

      const sent = submittedForm(values, kindOf(before, one));
      await call('submitForm', slug, { order: snakeKeys(sent) as BodyOf<'submitForm'>['order'] });
      const read = (form: unknown) => readForm(camelKeys(form));
      const order = await loadOrder(db, slug);
      const stored = await loadApplication(db, order?.id ?? '');
      if (order === null || stored.company === null) throw new Error('Nothing was stored');
      const kept = read({
        company_attributes: {
          ...answerFields(companyAnswers, stored.company, inClear),
          id_verification_consent: stored.consents.some(
            ({ kind, accepted }) => kind === 'id_verification_consent' && accepted,
          ),
          representation_verified: stored.company.representationVerified,
          addresses_attributes: stored.company.addresses.map((address) => snakeKeys(address)),
          krs_users_attributes: stored.persons.map((person, index) => ({
            ...answerFields(personFields, person, inClear),
            key: sent.companyAttributes.krsUsersAttributes[index]?.key,
          })),
        },
        user_attributes: snakeKeys(order.contact ?? {}),
        ...answerFields(incomeFields, stored.company),
      });
      const said = readForm(sent);
      expect(kept).toEqual({
        ...said,
        companyAttributes: {
          ...said.companyAttributes,
          krsUsersAttributes: said.companyAttributes.krsUsersAttributes.map((person) =>
            person.pesel === ''
              ? person
              : { ...person, birthedAt: personExample.birthedAt, gender: personExample.gender },
          ),
        },
      });

      const { company_attributes: replied, ...root } = await call('getOrder', slug);
      expect(replied).toMatchObject(answerFields(companyFields, stored.company));
      expect(replied?.krs_users_attributes).toMatchObject(
        stored.persons.map((person) => answerFields(personFields, person)),
      );
      expect(root).toMatchObject(answerFields(incomeFields, stored.company));

      for (const part of [
        sent,
        sent.userAttributes,
        sent.companyAttributes,
        ...sent.companyAttributes.krsUsersAttributes,
      ])
        for (const [name, value] of Object.entries(part)) if (value !== null) sentNames.add(name);
    },
  );

  test('of a product comes back from wire and database as it was typed', async () => {
    const start = startsOf('leaseScrapper').find(({ facts }) => facts.itemsEditable);
    if (start === undefined) throw new Error('No order begins with goods to be completed');
    const slug = await beginWalk(world, start);
    const sent = snakeKeys(sendFields(productFields, productExample, () => true));
    const items = [sent] as BodyOf<'updateProducts'>['order_items_attributes'];
    await call('updateProducts', slug, { order_items_attributes: items });
    const order = await loadOrder(db, slug);
    const stored = await loadApplication(db, order?.id ?? '');
    const { order_items_attributes: replied } = await call('getOrder', slug);
    const read = (item: object) => readFields(productFields, camelKeys(item), initialValues(productFields));
    expect(stored.items.map((item) => read(answerFields(productFields, item)))).toEqual([productExample]);
    expect(replied.map(read)).toEqual([productExample]);
  });

  test('was asked for in one of these forms', () => {
    const all = {
      ...personFields,
      ...companyFields,
      ...incomeFields,
      ...contactFields,
      ...agricultureConsents,
      ...closingConsents,
    };
    expect(Object.keys(all).filter((name) => !sentNames.has(name))).toEqual([]);
  });
});
