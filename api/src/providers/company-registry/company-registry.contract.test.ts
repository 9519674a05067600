import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSimulators } from '../testing/running-simulators.ts';
import { simulatedCompanies } from './simulated-companies.ts';
import { RegistryUnavailable } from './company-registry.port.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

test('a sole trader is found with the name of its owner', async () => {
  expect(await world.providers.companyRegistry.lookUpCompany('8143430194')).toEqual({
    found: true,
    company: {
      vatId: '8143430194',
      name: 'STUDIO FOTOGRAFII JAN KOWALSKI',
      legalForm: 'dg',
      legalFormName: 'OSOBA FIZYCZNA PROWADZĄCA DZIAŁALNOŚĆ GOSPODARCZĄ',
      regon: '978933540',
      krs: null,
      pkdCode: '7420Z',
      startedOn: '2014-03-10',
      address: {
        street: 'Lipowa',
        buildingNumber: '12',
        apartmentNumber: '4',
        postalCode: '53-505',
        city: 'Wrocław',
      },
      jointRepresentation: null,
      representatives: [{ firstName: 'JAN', lastName: 'KOWALSKI', position: 'WŁAŚCICIEL' }],
    },
  });
});

test('a civil partnership is found with both partners', async () => {
  const lookup = await world.providers.companyRegistry.lookUpCompany('9236388491');
  expect(lookup).toMatchObject({
    found: true,
    company: {
      legalForm: 'sc',
      krs: null,
      representatives: [
        { firstName: 'ANNA', lastName: 'WIŚNIEWSKA', position: 'WSPÓLNIK' },
        { firstName: 'PIOTR', lastName: 'ZIELIŃSKI', position: 'WSPÓLNIK' },
      ],
    },
  });
});

test('a limited company brings its representation from KRS, the names masked', async () => {
  expect(await world.providers.companyRegistry.lookUpCompany('6794802158')).toEqual({
    found: true,
    company: {
      vatId: '6794802158',
      name: 'MOSTY I DROGI SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      legalForm: 'sz',
      legalFormName: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      regon: '153407071',
      krs: '0000935386',
      pkdCode: '4211Z',
      startedOn: '2021-11-22',
      address: {
        street: 'Inżynierska',
        buildingNumber: '3',
        apartmentNumber: '21',
        postalCode: '31-864',
        city: 'Kraków',
      },
      jointRepresentation:
        'WYMAGANE JEST WSPÓŁDZIAŁANIE DWÓCH CZŁONKÓW ZARZĄDU ALBO JEDNEGO CZŁONKA ZARZĄDU ŁĄCZNIE Z PROKURENTEM',
      representatives: [
        { firstName: null, lastName: null, position: 'PREZES ZARZĄDU' },
        { firstName: null, lastName: null, position: 'CZŁONEK ZARZĄDU' },
      ],
    },
  });
});

test('a limited partnership brings its general partner, and beside him the proxy', async () => {
  expect(await world.providers.companyRegistry.lookUpCompany('5782331362')).toMatchObject({
    found: true,
    company: {
      legalForm: 'sk',
      jointRepresentation: 'KOMPLEMENTARIUSZ REPREZENTUJE SPÓŁKĘ SAMODZIELNIE',
      representatives: [
        { firstName: null, lastName: null, position: 'WSPÓLNIK' },
        { firstName: null, lastName: null, position: 'PROKURENT, PROKURA SAMOISTNA' },
      ],
    },
  });
});

test('every published company answers as the table says', async () => {
  const answers = await Promise.all(
    simulatedCompanies.map(async ({ vatId }) => {
      try {
        const lookup = await world.providers.companyRegistry.lookUpCompany(vatId);
        return lookup.found
          ? { vatId, answer: 'found', legalForm: lookup.company.legalForm }
          : { vatId, answer: 'unknown' };
      } catch (error) {
        return { vatId, answer: error instanceof RegistryUnavailable ? 'down' : error };
      }
    }),
  );
  expect(answers).toEqual(
    simulatedCompanies.map(({ vatId, answer, entry }) =>
      entry ? { vatId, answer, legalForm: entry.legalForm } : { vatId, answer },
    ),
  );
});

test('a registry that is switched off says nothing of the company, and answers again when it is back', async () => {
  await world.behave('registry', 'outage');
  await expect(world.providers.companyRegistry.lookUpCompany('8143430194')).rejects.toBeInstanceOf(
    RegistryUnavailable,
  );
  await world.behave('registry', 'ordinary');
  expect(await world.providers.companyRegistry.lookUpCompany('8143430194')).toMatchObject({ found: true });
});
