import type { LegalForm } from './legal-form.ts';

type SimulatedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  /** KRS lists proxies apart from those who represent by law, with the kind of their proxy. */
  readonly proxy?: 'SAMOISTNA' | 'ŁĄCZNA';
};

export type SimulatedCompany = {
  readonly vatId: string;
  /** What the row is there to show, in Polish: it stands in the console's table. */
  readonly purpose: string;
  readonly answer: 'found' | 'unknown' | 'down';
  readonly entry?: {
    readonly name: string;
    readonly legalForm: LegalForm;
    readonly regon: string;
    readonly krs: string | null;
    readonly pkdCode: string;
    readonly pkdName: string;
    readonly startedOn: string;
    readonly street: string;
    readonly buildingNumber: string;
    readonly apartmentNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly representation: string | null;
    readonly people: readonly SimulatedPerson[];
  };
};

/**
 * What the registry simulator answers to which NIP; every other NIP is unknown to it. All numbers are valid under the
 * official checksum and under the specification's. The companies do not exist.
 */
export const simulatedCompanies: readonly SimulatedCompany[] = [
  {
    vatId: '8143430194',
    purpose: 'Jednoosobowa działalność gospodarcza',
    answer: 'found',
    entry: {
      name: 'STUDIO FOTOGRAFII JAN KOWALSKI',
      legalForm: 'dg',
      regon: '978933540',
      krs: null,
      pkdCode: '7420Z',
      pkdName: 'Działalność fotograficzna',
      startedOn: '2014-03-10',
      street: 'Lipowa',
      buildingNumber: '12',
      apartmentNumber: '4',
      postalCode: '53-505',
      city: 'Wrocław',
      representation: null,
      people: [{ firstName: 'JAN', lastName: 'KOWALSKI', position: 'WŁAŚCICIEL' }],
    },
  },
  {
    vatId: '9236388491',
    purpose: 'Spółka cywilna, dwoje wspólników',
    answer: 'found',
    entry: {
      name: 'PRACOWNIA CERAMIKI S.C. ANNA WIŚNIEWSKA, PIOTR ZIELIŃSKI',
      legalForm: 'sc',
      regon: '140182840',
      krs: null,
      pkdCode: '2341Z',
      pkdName: 'Produkcja ceramicznych wyrobów stołowych i ozdobnych',
      startedOn: '2018-09-01',
      street: 'Garncarska',
      buildingNumber: '7',
      apartmentNumber: '',
      postalCode: '61-701',
      city: 'Poznań',
      representation: null,
      people: [
        { firstName: 'ANNA', lastName: 'WIŚNIEWSKA', position: 'WSPÓLNIK' },
        { firstName: 'PIOTR', lastName: 'ZIELIŃSKI', position: 'WSPÓLNIK' },
      ],
    },
  },
  {
    vatId: '6794802158',
    purpose: 'Spółka z o.o. z reprezentacją łączną: formularz pyta o sposób reprezentacji',
    answer: 'found',
    entry: {
      name: 'MOSTY I DROGI SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      legalForm: 'sz',
      regon: '153407071',
      krs: '0000935386',
      pkdCode: '4211Z',
      pkdName: 'Roboty związane z budową dróg i autostrad',
      startedOn: '2021-11-22',
      street: 'Inżynierska',
      buildingNumber: '3',
      apartmentNumber: '21',
      postalCode: '31-864',
      city: 'Kraków',
      representation:
        'WYMAGANE JEST WSPÓŁDZIAŁANIE DWÓCH CZŁONKÓW ZARZĄDU ALBO JEDNEGO CZŁONKA ZARZĄDU ŁĄCZNIE Z PROKURENTEM',
      people: [
        { firstName: 'MAREK', lastName: 'LEWANDOWSKI', position: 'PREZES ZARZĄDU' },
        { firstName: 'EWA', lastName: 'KAMIŃSKA', position: 'CZŁONEK ZARZĄDU' },
      ],
    },
  },
  {
    vatId: '8725156294',
    purpose: 'Spółka z o.o., każdy członek zarządu samodzielnie',
    answer: 'found',
    entry: {
      name: 'NOWE ŹRÓDŁO SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      legalForm: 'sz',
      regon: '123456785',
      krs: '0000106150',
      pkdCode: '6201Z',
      pkdName: 'Działalność związana z oprogramowaniem',
      startedOn: '2012-05-07',
      street: 'Źródlana',
      buildingNumber: '18A',
      apartmentNumber: '',
      postalCode: '03-821',
      city: 'Warszawa',
      representation: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
      people: [
        { firstName: 'TOMASZ', lastName: 'WÓJCIK', position: 'PREZES ZARZĄDU' },
        { firstName: 'KAROLINA', lastName: 'DĄBROWSKA', position: 'CZŁONEK ZARZĄDU' },
      ],
    },
  },
  {
    vatId: '1311723497',
    purpose: 'Spółka jawna, każdy wspólnik samodzielnie',
    answer: 'found',
    entry: {
      name: 'PIEKARNIA POD KASZTANEM NOWAK I WSPÓLNICY SPÓŁKA JAWNA',
      legalForm: 'sj',
      regon: '122511878',
      krs: '0000411748',
      pkdCode: '1071Z',
      pkdName: 'Produkcja pieczywa',
      startedOn: '2009-02-16',
      street: 'Kasztanowa',
      buildingNumber: '44',
      apartmentNumber: '',
      postalCode: '81-718',
      city: 'Sopot',
      representation: 'KAŻDY WSPÓLNIK SAMODZIELNIE',
      people: [
        { firstName: 'MARIA', lastName: 'NOWAK', position: 'WSPÓLNIK' },
        { firstName: 'STEFAN', lastName: 'NOWAK', position: 'WSPÓLNIK' },
      ],
    },
  },
  {
    vatId: '6891915826',
    purpose: 'Spółka akcyjna, dwóch członków zarządu łącznie',
    answer: 'found',
    entry: {
      name: 'ZAKŁADY OPTYCZNE HORYZONT SPÓŁKA AKCYJNA',
      legalForm: 'sa',
      regon: '192598184',
      krs: '0000225512',
      pkdCode: '2670Z',
      pkdName: 'Produkcja instrumentów optycznych i sprzętu fotograficznego',
      startedOn: '2004-12-30',
      street: 'Soczewkowa',
      buildingNumber: '1',
      apartmentNumber: '',
      postalCode: '53-505',
      city: 'Wrocław',
      representation: 'DWÓCH CZŁONKÓW ZARZĄDU ŁĄCZNIE',
      people: [
        { firstName: 'HENRYK', lastName: 'SZYMAŃSKI', position: 'PREZES ZARZĄDU' },
        { firstName: 'BARBARA', lastName: 'WOŹNIAK', position: 'WICEPREZES ZARZĄDU' },
      ],
    },
  },
  {
    vatId: '7121391256',
    purpose: 'Spółka partnerska lekarzy, dwoje partnerów',
    answer: 'found',
    entry: {
      name: 'STOMATOLODZY SADOWSKA I WRÓBEL LEKARZE SPÓŁKA PARTNERSKA',
      legalForm: 'sp',
      regon: '362145873',
      krs: '0000570214',
      pkdCode: '8623Z',
      pkdName: 'Praktyka lekarska dentystyczna',
      startedOn: '2015-08-03',
      street: 'Lubartowska',
      buildingNumber: '26',
      apartmentNumber: '3',
      postalCode: '20-085',
      city: 'Lublin',
      representation: 'KAŻDY PARTNER REPREZENTUJE SPÓŁKĘ SAMODZIELNIE',
      people: [
        { firstName: 'AGNIESZKA', lastName: 'SADOWSKA', position: 'WSPÓLNIK' },
        { firstName: 'PAWEŁ', lastName: 'WRÓBEL', position: 'WSPÓLNIK' },
      ],
    },
  },
  {
    vatId: '5782331362',
    purpose: 'Spółka komandytowa: komplementariusz i prokurent',
    answer: 'found',
    entry: {
      name: 'TARTAK BUKOWY MAZUREK SPÓŁKA KOMANDYTOWA',
      legalForm: 'sk',
      regon: '381056270',
      krs: '0000744318',
      pkdCode: '1610Z',
      pkdName: 'Produkcja wyrobów tartacznych',
      startedOn: '2018-02-19',
      street: 'Leśna',
      buildingNumber: '8',
      apartmentNumber: '',
      postalCode: '82-300',
      city: 'Elbląg',
      representation: 'KOMPLEMENTARIUSZ REPREZENTUJE SPÓŁKĘ SAMODZIELNIE',
      people: [
        { firstName: 'KAMIL', lastName: 'MAZUREK', position: 'WSPÓLNIK' },
        { firstName: 'DOROTA', lastName: 'JABŁOŃSKA', position: 'PROKURENT', proxy: 'SAMOISTNA' },
      ],
    },
  },
  {
    vatId: '9512456713',
    purpose: 'Praktyka lekarska: działalność poręczyciela, który jest lekarzem',
    answer: 'found',
    entry: {
      name: 'INDYWIDUALNA PRAKTYKA STOMATOLOGICZNA AGNIESZKA SADOWSKA',
      legalForm: 'dg',
      regon: '146208530',
      krs: null,
      pkdCode: '8623Z',
      pkdName: 'Praktyka lekarska dentystyczna',
      startedOn: '2008-10-01',
      street: 'Narutowicza',
      buildingNumber: '41',
      apartmentNumber: '2',
      postalCode: '20-016',
      city: 'Lublin',
      representation: null,
      people: [{ firstName: 'AGNIESZKA', lastName: 'SADOWSKA', position: 'WŁAŚCICIEL' }],
    },
  },
  { vatId: '1745761971', purpose: 'Numer poprawny, ale takiej firmy nie ma w rejestrze', answer: 'unknown' },
  { vatId: '9446838138', purpose: 'Rejestr nie odpowiada (awaria GUS)', answer: 'down' },
];
