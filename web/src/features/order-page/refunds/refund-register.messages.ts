import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** The register of what goes back of all orders' money. */
export const messages = withHardSpaces({
  refundRegister: {
    title: 'Zwroty klientom',
    failed: 'Nie udało się wczytać rejestru zwrotów',
    tabs: 'Które zwroty',
    tab: {
      open: 'Do rozliczenia',
      owed: 'Do zwrotu',
      ordered: 'Zlecone',
      paid_out: 'Wypłacone',
      kept_by_agreement: 'Zatrzymane za zgodą',
      all: 'Wszystkie',
    },
    filters: 'Filtry zwrotów',
    found: 'Znaleziono:',
    from: 'Znaleziono od',
    to: 'Znaleziono do',
    number: 'Wniosek',
    company: 'Firma',
    noCompany: 'bez firmy',
    why: 'Skąd',
    standing: 'Stan',
    lately: 'Kto i kiedy',
    amount: 'Kwota',
    actions: 'Czynności',
    download: 'Pobierz xlsx',
    downloading: 'Zapisano {kilobytes} kB',
    noneOpen: 'Nic nie czeka na rozliczenie',
    noneOpenText:
      'Gdy wpłata okaże się za duża, spóźniona albo nieprzyjęta, kwota do zwrotu pojawi się tutaj.',
    none: 'Żaden zwrot nie pasuje',
    noneText: 'Wybierz inny stan albo inne dni.',
    lookFurther: 'Szukaj dalej',
    caption: 'Zwroty',
    hint: { row: 'wiersz', open: 'otwórz', save: 'eksport', all: 'wszystkie skróty' },
  },
});
