/** Who signs for a company of the demo's registry, and what the form asks beside it. The people do not exist. */
export interface DemoPerson {
  readonly vatId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for the one who is the company. */
  readonly role: string | null;
  readonly pesel: string;
  readonly seriesAndNumber: string;
  readonly email: string;
  readonly phone: string;
}

/** Everyone who signs for the registry's companies; the first of a company is its contact. */
export const demoPersons: readonly DemoPerson[] = [
  {
    vatId: '8143430194',
    firstName: 'Jan',
    lastName: 'Kowalski',
    role: null,
    pesel: '80010112357',
    seriesAndNumber: 'ABA300000',
    email: 'jan.kowalski@firma.example',
    phone: '500600701',
  },
  {
    vatId: '8725156294',
    firstName: 'Tomasz',
    lastName: 'Wójcik',
    role: 'Prezes zarządu',
    pesel: '84110334756',
    seriesAndNumber: 'CAE217345',
    email: 'tomasz.wojcik@nowezrodlo.example',
    phone: '500600702',
  },
  {
    vatId: '9236388491',
    firstName: 'Anna',
    lastName: 'Wiśniewska',
    role: 'Wspólnik',
    pesel: '85051260621',
    seriesAndNumber: 'CBR217354',
    email: 'anna.wisniewska@ceramika.example',
    phone: '500600703',
  },
  {
    vatId: '9236388491',
    firstName: 'Piotr',
    lastName: 'Zieliński',
    role: 'Wspólnik',
    pesel: '76021422491',
    seriesAndNumber: 'CCK217352',
    email: 'piotr.zielinski@ceramika.example',
    phone: '500600704',
  },
  {
    vatId: '6794802158',
    firstName: 'Marek',
    lastName: 'Lewandowski',
    role: 'Prezes zarządu',
    pesel: '82060774259',
    seriesAndNumber: 'CDM217346',
    email: 'marek.lewandowski@mostyidrogi.example',
    phone: '500600705',
  },
  {
    vatId: '6794802158',
    firstName: 'Ewa',
    lastName: 'Kamińska',
    role: 'Członek zarządu',
    pesel: '88093048363',
    seriesAndNumber: 'CEN217348',
    email: 'ewa.kaminska@mostyidrogi.example',
    phone: '500600706',
  },
  {
    vatId: '1311723497',
    firstName: 'Maria',
    lastName: 'Nowak',
    role: 'Wspólnik',
    pesel: '71042536002',
    seriesAndNumber: 'CFP217354',
    email: 'maria.nowak@podkasztanem.example',
    phone: '500600707',
  },
  {
    vatId: '6891915826',
    firstName: 'Henryk',
    lastName: 'Szymański',
    role: 'Prezes zarządu',
    pesel: '63051687873',
    seriesAndNumber: 'CGS217352',
    email: 'henryk.szymanski@horyzont.example',
    phone: '500600708',
  },
  {
    vatId: '6891915826',
    firstName: 'Barbara',
    lastName: 'Woźniak',
    role: 'Członek zarządu',
    pesel: '74020323744',
    seriesAndNumber: 'CHT217354',
    email: 'barbara.wozniak@horyzont.example',
    phone: '500600709',
  },
  {
    vatId: '7121391256',
    firstName: 'Agnieszka',
    lastName: 'Sadowska',
    role: 'Partner',
    pesel: '79031421867',
    seriesAndNumber: 'CJU217344',
    email: 'agnieszka.sadowska@stomatolodzy.example',
    phone: '500600710',
  },
  {
    vatId: '7121391256',
    firstName: 'Paweł',
    lastName: 'Wróbel',
    role: 'Partner',
    pesel: '81100523976',
    seriesAndNumber: 'CKW217349',
    email: 'pawel.wrobel@stomatolodzy.example',
    phone: '500600711',
  },
  {
    vatId: '5782331362',
    firstName: 'Kamil',
    lastName: 'Mazurek',
    role: 'Komplementariusz',
    pesel: '90022811759',
    seriesAndNumber: 'CLZ217347',
    email: 'kamil.mazurek@tartakbukowy.example',
    phone: '500600712',
  },
  {
    vatId: '5782331362',
    firstName: 'Dorota',
    lastName: 'Jabłońska',
    role: 'Prokurent',
    pesel: '77061405482',
    seriesAndNumber: 'CMB217344',
    email: 'dorota.jablonska@tartakbukowy.example',
    phone: '500600713',
  },
];
