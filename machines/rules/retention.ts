/** What an order keeps of persons, by what it is needed for; each kind goes at a time of its own. */
export const dataKinds = ['application', 'communication', 'contract', 'accounting', 'traces'] as const;
export type DataKind = (typeof dataKinds)[number];

export const dataKindNames: Readonly<Record<DataKind, string>> = {
  application: 'Wniosek: osoby, firma i zgody',
  communication: 'Korespondencja i komentarze',
  contract: 'Umowa, podpisy i jej pliki',
  accounting: 'Dane osoby przy wpłatach i zwrotach',
  traces: 'Ślady: odsłonięte numery i uzasadnienia',
};

/** How an order came to its end. */
export const orderEndings = ['never_sent', 'refused', 'withdrawn', 'concluded'] as const;
export type OrderEnding = (typeof orderEndings)[number];

export const orderEndingNames: Readonly<Record<OrderEnding, string>> = {
  never_sent: 'Wniosku nie wysłano',
  refused: 'Odmowa',
  withdrawn: 'Anulowano po wysłaniu',
  concluded: 'Umowę zawarto',
};

/** Why something is kept: a law demands it, or it is our own choice, which gives way to a person's request. */
export const retentionBases = ['law', 'own'] as const;
export type RetentionBasis = (typeof retentionBases)[number];

/** From when the days of a rule count: the order's end, or the end of the Polish calendar year in which it lies. */
export const retentionStarts = ['end', 'year_end'] as const;
export type RetentionStart = (typeof retentionStarts)[number];

/** As long as anybody keeps data of an order: a rule that said more would be none. */
export const longestRetention = 36_525;

/** As whom a person stands in an order. */
export const personPlaces = [
  'contact',
  'signer',
  'guarantor',
  'representative',
  'beneficiary',
  'person',
] as const;
export type PersonPlace = (typeof personPlaces)[number];

export const personPlaceNames: Readonly<Record<PersonPlace, string>> = {
  contact: 'osoba kontaktowa',
  signer: 'podpisujący',
  guarantor: 'poręczyciel',
  representative: 'reprezentant',
  beneficiary: 'beneficjent rzeczywisty',
  person: 'osoba we wniosku',
};

/** Why nothing of an order is erased now. */
export const retentionHolds = ['in_flight', 'money', 'task', 'effect'] as const;
export type RetentionHold = (typeof retentionHolds)[number];

export const retentionHoldNames: Readonly<Record<RetentionHold, string>> = {
  in_flight: 'w toku: najpierw zakończ albo anuluj',
  money: 'nierozliczona wpłata albo zwrot: najpierw rozlicz',
  task: 'otwarte zadanie: najpierw je zamknij',
  effect: 'czeka na wysłanie listu albo odpowiedź dostawcy: spróbuj później',
};

/** What a person may ask for of the data about them (RODO, articles 15 to 21). */
export const personRequestKinds = ['copy', 'correction', 'erasure', 'consents'] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

export const personRequestNames: Readonly<Record<PersonRequestKind, string>> = {
  copy: 'Kopia danych (art. 15 i 20)',
  correction: 'Sprostowanie (art. 16)',
  erasure: 'Usunięcie albo ograniczenie (art. 17 i 18)',
  consents: 'Cofnięcie zgód (art. 7 ust. 3)',
};
