import type { SimulatedCompany } from './simulated-company.ts';

type Entry = NonNullable<SimulatedCompany['entry']>;

const found = (vatId: string, purpose: string, entry: Entry): SimulatedCompany => ({
  vatId,
  purpose,
  answer: 'found',
  entry,
});

const at = (
  street: string,
  buildingNumber: string,
  apartmentNumber: string,
  postalCode: string,
  city: string,
) => ({ street, buildingNumber, apartmentNumber, postalCode, city });

const pkd = (pkdCode: string, pkdName: string) => ({ pkdCode, pkdName });

const person = (firstName: string, lastName: string, position: string) => ({ firstName, lastName, position });

/**
 * What the registry simulator answers to which NIP; every other NIP is unknown to it. All numbers are valid under the
 * official checksum and under the specification's. The companies do not exist.
 */
export const simulatedCompanies: readonly SimulatedCompany[] = [
  found('8143430194', 'Jednoosobowa działalność gospodarcza', {
    name: 'STUDIO FOTOGRAFII JAN KOWALSKI',
    legalForm: 'dg',
    regon: '978933540',
    krs: null,
    ...pkd('7420Z', 'Działalność fotograficzna'),
    startedOn: '2014-03-10',
    ...at('Lipowa', '12', '4', '53-505', 'Wrocław'),
    representation: null,
    people: [person('JAN', 'KOWALSKI', 'WŁAŚCICIEL')],
  }),
  found('9236388491', 'Spółka cywilna, dwoje wspólników', {
    name: 'PRACOWNIA CERAMIKI S.C. ANNA WIŚNIEWSKA, PIOTR ZIELIŃSKI',
    legalForm: 'sc',
    regon: '140182840',
    krs: null,
    ...pkd('2341Z', 'Produkcja ceramicznych wyrobów stołowych i ozdobnych'),
    startedOn: '2018-09-01',
    ...at('Garncarska', '7', '', '61-701', 'Poznań'),
    representation: null,
    people: [person('ANNA', 'WIŚNIEWSKA', 'WSPÓLNIK'), person('PIOTR', 'ZIELIŃSKI', 'WSPÓLNIK')],
  }),
  found('6794802158', 'Spółka z o.o. z reprezentacją łączną: formularz pyta o sposób reprezentacji', {
    name: 'MOSTY I DROGI SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    legalForm: 'sz',
    regon: '153407071',
    krs: '0000935386',
    ...pkd('4211Z', 'Roboty związane z budową dróg i autostrad'),
    startedOn: '2021-11-22',
    ...at('Inżynierska', '3', '21', '31-864', 'Kraków'),
    representation:
      'WYMAGANE JEST WSPÓŁDZIAŁANIE DWÓCH CZŁONKÓW ZARZĄDU ALBO JEDNEGO CZŁONKA ZARZĄDU ŁĄCZNIE Z PROKURENTEM',
    people: [person('MAREK', 'LEWANDOWSKI', 'PREZES ZARZĄDU'), person('EWA', 'KAMIŃSKA', 'CZŁONEK ZARZĄDU')],
  }),
  found('8725156294', 'Spółka z o.o., każdy członek zarządu samodzielnie', {
    name: 'NOWE ŹRÓDŁO SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    legalForm: 'sz',
    regon: '123456785',
    krs: '0000106150',
    ...pkd('6201Z', 'Działalność związana z oprogramowaniem'),
    startedOn: '2012-05-07',
    ...at('Źródlana', '18A', '', '03-821', 'Warszawa'),
    representation: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
    people: [
      person('TOMASZ', 'WÓJCIK', 'PREZES ZARZĄDU'),
      person('KAROLINA', 'DĄBROWSKA', 'CZŁONEK ZARZĄDU'),
    ],
  }),
  found('1311723497', 'Spółka jawna, każdy wspólnik samodzielnie', {
    name: 'PIEKARNIA POD KASZTANEM NOWAK I WSPÓLNICY SPÓŁKA JAWNA',
    legalForm: 'sj',
    regon: '122511878',
    krs: '0000411748',
    ...pkd('1071Z', 'Produkcja pieczywa'),
    startedOn: '2009-02-16',
    ...at('Kasztanowa', '44', '', '81-718', 'Sopot'),
    representation: 'KAŻDY WSPÓLNIK SAMODZIELNIE',
    people: [person('MARIA', 'NOWAK', 'WSPÓLNIK'), person('STEFAN', 'NOWAK', 'WSPÓLNIK')],
  }),
  found('6891915826', 'Spółka akcyjna, dwóch członków zarządu łącznie', {
    name: 'ZAKŁADY OPTYCZNE HORYZONT SPÓŁKA AKCYJNA',
    legalForm: 'sa',
    regon: '192598184',
    krs: '0000225512',
    ...pkd('2670Z', 'Produkcja instrumentów optycznych i sprzętu fotograficznego'),
    startedOn: '2004-12-30',
    ...at('Soczewkowa', '1', '', '53-505', 'Wrocław'),
    representation: 'DWÓCH CZŁONKÓW ZARZĄDU ŁĄCZNIE',
    people: [
      person('HENRYK', 'SZYMAŃSKI', 'PREZES ZARZĄDU'),
      person('BARBARA', 'WOŹNIAK', 'WICEPREZES ZARZĄDU'),
    ],
  }),
  found('7121391256', 'Spółka partnerska lekarzy, dwoje partnerów', {
    name: 'STOMATOLODZY SADOWSKA I WRÓBEL LEKARZE SPÓŁKA PARTNERSKA',
    legalForm: 'sp',
    regon: '362145873',
    krs: '0000570214',
    ...pkd('8623Z', 'Praktyka lekarska dentystyczna'),
    startedOn: '2015-08-03',
    ...at('Lubartowska', '26', '3', '20-085', 'Lublin'),
    representation: 'KAŻDY PARTNER REPREZENTUJE SPÓŁKĘ SAMODZIELNIE',
    people: [person('AGNIESZKA', 'SADOWSKA', 'WSPÓLNIK'), person('PAWEŁ', 'WRÓBEL', 'WSPÓLNIK')],
  }),
  found('5782331362', 'Spółka komandytowa: komplementariusz i prokurent', {
    name: 'TARTAK BUKOWY MAZUREK SPÓŁKA KOMANDYTOWA',
    legalForm: 'sk',
    regon: '381056270',
    krs: '0000744318',
    ...pkd('1610Z', 'Produkcja wyrobów tartacznych'),
    startedOn: '2018-02-19',
    ...at('Leśna', '8', '', '82-300', 'Elbląg'),
    representation: 'KOMPLEMENTARIUSZ REPREZENTUJE SPÓŁKĘ SAMODZIELNIE',
    people: [
      person('KAMIL', 'MAZUREK', 'WSPÓLNIK'),
      { ...person('DOROTA', 'JABŁOŃSKA', 'PROKURENT'), proxy: 'SAMOISTNA' },
    ],
  }),
  found('9512456713', 'Praktyka lekarska: działalność poręczyciela, który jest lekarzem', {
    name: 'INDYWIDUALNA PRAKTYKA STOMATOLOGICZNA AGNIESZKA SADOWSKA',
    legalForm: 'dg',
    regon: '146208530',
    krs: null,
    ...pkd('8623Z', 'Praktyka lekarska dentystyczna'),
    startedOn: '2008-10-01',
    ...at('Narutowicza', '41', '2', '20-016', 'Lublin'),
    representation: null,
    people: [person('AGNIESZKA', 'SADOWSKA', 'WŁAŚCICIEL')],
  }),
  { vatId: '1745761971', purpose: 'Numer poprawny, ale takiej firmy nie ma w rejestrze', answer: 'unknown' },
  { vatId: '9446838138', purpose: 'Rejestr nie odpowiada (awaria GUS)', answer: 'down' },
];
