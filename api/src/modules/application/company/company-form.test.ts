import { loadOrder, loadApplication, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledForm } from '../../../demo/filled-form.ts';
import { UnexpectedAnswer } from '../../../testing/send-call.ts';
import { runSeededApp, summaryConsents, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('the company of an order', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const details = async (slug: string) => loadApplication(db, (await loadOrder(db, slug))?.id ?? '');
  async function named(vat_id: string, email: string): Promise<string> {
    const slug = await world.createOrder();
    await world.call('confirmSummary', { slug }, summaryConsents);
    const contact = { full_name: 'Jan Kowalski', email, phone: '500600701' };
    await world.call('complementCompany', { slug }, { vat_id, ...contact });
    return slug;
  }
  const representatives = async (slug: string) =>
    (await details(slug)).persons.map(({ firstName, lastName, role, representant, willSign }) => ({
      name: `${firstName} ${lastName}`.trim(),
      role,
      representant,
      willSign,
    }));

  test('brings whoever the registry names', async () => {
    expect(await representatives(await named('9236388491', 'sc@firma.example'))).toEqual([
      { name: 'Anna Wiśniewska', role: 'Wspólnik', representant: true, willSign: false },
      { name: 'Piotr Zieliński', role: 'Wspólnik', representant: true, willSign: false },
    ]);
  });

  test('brings the functions alone where KRS masks the names', async () => {
    expect(await representatives(await named('6891915826', 'sa@firma.example'))).toEqual([
      { name: '', role: 'Prezes zarządu', representant: true, willSign: false },
      { name: '', role: 'Członek zarządu', representant: true, willSign: false },
    ]);
  });

  test('is another one after a corrected VAT id, under the same e-mail', async () => {
    const slug = await named('1745761971', 'poprawka@firma.example');
    expect(await representatives(slug)).toEqual([]);
    await world.call('correctVatId', { slug }, { vat_id: '814-343-01-94' });
    expect(await representatives(slug)).toEqual([
      { name: 'Jan Kowalski', role: null, representant: true, willSign: false },
    ]);
  });

  test('is another one with another e-mail, where the first was another company’s', async () => {
    const slug = await named('1745761971', 'innej@firma.example');
    await named('9236388491', 'innej@firma.example');
    const correct = (more: object) => world.call('correctVatId', { slug }, { vat_id: '8143430194', ...more });
    await expect(correct({})).rejects.toMatchObject({
      body: { errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }] },
    });
    await correct({ email: 'wlasny@firma.example' });
    expect((await world.read(slug)).user_attributes?.email).toBe('wlasny@firma.example');
  });

  test('cannot have the e-mail of another company', async () => {
    await named('8725156294', 'zajety@firma.example');
    const refused = await named('8143430194', 'zajety@firma.example').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnexpectedAnswer);
    expect((refused as UnexpectedAnswer).status).toBe(422);
    expect((refused as UnexpectedAnswer).body).toMatchObject({
      error: 'Email was assigned to another Vat ID',
      errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }],
    });
  });

  test('is not bound by a text that was not on the screen', async () => {
    const slug = await world.createOrder();
    const old = { consent_versions: { terms_of_use_consent: '0' } };
    const refused = await world
      .call('confirmSummary', { slug }, { ...summaryConsents, ...old })
      .catch((error: unknown) => error);
    expect((refused as UnexpectedAnswer).status).toBe(422);
    expect((refused as UnexpectedAnswer).body).toMatchObject({
      errors: [
        {
          terms_of_use_consent: 'Treść tej zgody się zmieniła – odśwież stronę i przeczytaj ją jeszcze raz',
        },
      ],
    });
    const shown = { consent_versions: { terms_of_use_consent: '1' } };
    expect(await world.call('confirmSummary', { slug }, { ...summaryConsents, ...shown })).toMatchObject({
      status: 'complement_company_and_user',
    });
  });

  test('is stored with its street alone, and with what goes to the credit bureau', async () => {
    const slug = await named('8143430194', world.person.email);
    await world.call('selectMethod', { slug }, { agreement_signature_type: 'qes' });
    const form = filledForm(await world.read(slug), world.person);
    const seat = {
      street: 'Lipowa 12/4',
      building_number: '12',
      apartment_number: '4',
      postal_code: '53-505',
      city: 'Wrocław',
    };
    form.company_attributes.addresses_attributes = [seat];
    const bik = { fingerprint: 'a1b2', fill_timing: { basic: 12, persons: 40 } };
    await world.call('submitForm', { slug }, { order: form, bik });
    const { company } = await details(slug);
    expect(company?.addresses).toEqual([
      {
        street: 'Lipowa',
        buildingNumber: '12',
        apartmentNumber: '4',
        postalCode: '53-505',
        city: 'Wrocław',
        country: 'PL',
        correspondence: false,
      },
    ]);
    expect(company?.bureauData).toEqual({ fingerprint: 'a1b2', fillTiming: { basic: 12, persons: 40 } });
  });

  test('has addresses that keep their ids, each another', async () => {
    const slug = await named('8143430194', world.person.email);
    await world.call('selectMethod', { slug }, { agreement_signature_type: 'qes' });
    const idsOf = async () => {
      const company = (await world.read(slug)).company_attributes;
      const ofPersons = company?.krs_users_attributes.map((person) => person.address_attributes?.id);
      return [...(company?.addresses_attributes.map(({ id }) => id) ?? []), ...(ofPersons ?? [])];
    };
    const [seat] = await idsOf();
    const form = filledForm(await world.read(slug), world.person);
    const [own] = form.company_attributes.addresses_attributes ?? [];
    if (own === undefined) throw new Error('The form has no address');
    form.company_attributes.addresses_attributes = [own, { ...own, correspondence: true }];
    await world.call('submitForm', { slug }, { order: form });
    const ids = await idsOf();
    expect(ids[0]).toBe(seat);
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^\S+-(?:seat|correspondence|living)$/u)));
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
