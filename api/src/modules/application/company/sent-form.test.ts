import { loadOrder, loadApplication, type Database } from '@app/db';
import { demoPersons, type DemoPerson } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledForm } from '../../../demo/filled-form.ts';
import { UnexpectedAnswer } from '../../../testing/send-call.ts';
import { runSeededApp, summaryConsents, type RunningApp } from '../../../testing/index.ts';

type Form = BodyOf<'submitForm'>['order'];
type Person = Form['company_attributes']['krs_users_attributes'][number];

/** KRS masks the names of this company's board of two, who represent it together. */
const together = '6794802158';
const signersOf = (vatId: string): DemoPerson[] => demoPersons.filter((person) => person.vatId === vatId);

onEachDatabase('a form that was sent', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  let orders = 0;
  async function openForm(vat_id: string): Promise<{ slug: string; form: Form }> {
    orders += 1;
    const slug = await world.createOrder({ external_order_id: `F-${orders}` });
    await world.call('confirmSummary', { slug }, summaryConsents);
    const email = signersOf(vat_id)[0]?.email ?? '';
    const contact = { full_name: 'Jan Kowalski', email, phone: '500600701' };
    await world.call('complementCompany', { slug }, { vat_id, ...contact });
    await world.call('selectMethod', { slug }, { agreement_signature_type: 'qes' });
    return { slug, form: filledForm(await world.read(slug), ...signersOf(vat_id)) };
  }

  const withPersons = (form: Form, change: (person: Person) => Person): Form => ({
    ...form,
    company_attributes: {
      ...form.company_attributes,
      krs_users_attributes: form.company_attributes.krs_users_attributes.map(change),
    },
  });
  const storedPersons = async (slug: string) =>
    (await loadApplication(db, (await loadOrder(db, slug))?.id ?? '')).persons;

  async function refused(slug: string, order: Form): Promise<unknown> {
    const before = await storedPersons(slug);
    const answer = await world.call('submitForm', { slug }, { order }).catch((error: unknown) => error);
    if (!(answer instanceof UnexpectedAnswer)) return 'taken';
    expect([answer.status, (await world.read(slug)).status]).toEqual([422, 'form_opened']);
    expect(await storedPersons(slug)).toEqual(before);
    return (answer.body as { errors: unknown }).errors;
  }

  test('without citizenship or document is refused: nothing is filled in for it', async () => {
    const { slug, form } = await openForm('8143430194');
    const bare = withPersons(form, ({ document_type: _type, ...person }) => ({
      ...person,
      citizenships: [],
    }));
    const at = 'order.company_attributes.krs_users_attributes.0';
    expect(await refused(slug, bare)).toEqual([
      { [`${at}.citizenships`]: 'To pole jest wymagane' },
      { [`${at}.document_type`]: 'Wybierz jedną z możliwości' },
    ]);
  });

  test('with a PESEL alone is stored with the birth date and the gender that it says', async () => {
    const { slug, form } = await openForm('8143430194');
    const alone = withPersons(form, ({ birthed_at: _b, gender: _g, ...person }) => person);
    await world.call('submitForm', { slug }, { order: alone });
    const [whole] = form.company_attributes.krs_users_attributes;
    expect((await storedPersons(slug)).map(({ birthedAt, gender }) => ({ birthedAt, gender }))).toEqual([
      { birthedAt: whole?.birthed_at, gender: whole?.gender },
    ]);
  });

  test('with a birth date and a gender that the PESEL contradicts is refused', async () => {
    const { slug, form } = await openForm('8143430194');
    const [whole] = form.company_attributes.krs_users_attributes;
    const gender = whole?.gender === 'male' ? 'female' : 'male';
    const other = withPersons(form, (person) => ({ ...person, birthed_at: '1950-01-01', gender }));
    const at = 'order.company_attributes.krs_users_attributes.0';
    expect(await refused(slug, other)).toEqual([
      { [`${at}.birthed_at`]: 'Data urodzenia nie zgadza się z numerem PESEL' },
      { [`${at}.gender`]: 'Płeć nie zgadza się z numerem PESEL' },
    ]);
  });

  test('with two who sign under one PESEL and one document is refused on their fields', async () => {
    const { slug, form } = await openForm(together);
    const [first] = form.company_attributes.krs_users_attributes;
    if (first === undefined) throw new Error('The form has no person');
    const { pesel, birthed_at, gender, series_and_number } = first;
    const same = withPersons(form, (person) => ({
      ...person,
      ...{ pesel, birthed_at, gender, series_and_number },
    }));
    const at = 'order.company_attributes.krs_users_attributes';
    expect(await refused(slug, same)).toEqual(
      [0, 1].flatMap((index) => [
        { [`${at}.${index}.pesel`]: 'Ten numer już jest w formularzu – podaj inny' },
        {
          [`${at}.${index}.series_and_number`]: 'Ten numer już jest w formularzu – podaj inny',
        },
      ]),
    );
  });

  test('of a company whose board signs together names the whole board, and says that it does', async () => {
    const { slug, form } = await openForm(together);
    expect(form.company_attributes.krs_users_attributes).toHaveLength(2);
    const { representation_verified: _, ...unsaid } = form.company_attributes;
    const alone = { ...unsaid, krs_users_attributes: unsaid.krs_users_attributes.slice(0, 1) };
    expect(await refused(slug, { ...form, company_attributes: alone })).toEqual([
      {
        'order.company_attributes.representation_verified':
          'Potwierdź, że podpiszą wszyscy, którzy reprezentują firmę łącznie',
      },
      {
        'order.company_attributes.krs_users_attributes': 'Na liście brakuje osób, które wskazuje rejestr',
      },
    ]);
    expect(await refused(slug, form)).toBe('taken');
    expect((await storedPersons(slug)).map(({ willSign }) => willSign)).toEqual([true, true]);
  });
});
