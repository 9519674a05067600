import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of who read an order's data. */
export const messages = withHardSpaces({
  orderReads: {
    title: 'Kto czytał dane',
    show: 'Pokaż odczyty',
    failed: 'Nie udało się wczytać odczytów',
    none: 'Nikt jeszcze nie czytał danych tego wniosku.',
    unknown: 'nieznane konto',
    all: 'Wszystkie odczyty wniosku',
  },
});
