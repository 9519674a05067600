import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the goods that a salesman hands over or sends. */
export const messages = withHardSpaces({
  delivery: {
    way: 'Jak klient dostanie sprzęt',
    pickup: { title: 'Odbierze w punkcie', text: 'Klient dostanie wiadomość, że sprzęt czeka.' },
    parcel: { title: 'Wyślę przesyłką', text: 'Klient dostanie wiadomość, że sprzęt jest w drodze.' },
    shippingNumber: 'Numer przesyłki',
    shippingHelp: 'Klient dostanie go w wiadomości. Później nie da się go dopisać.',
    ready: 'Wydano do odbioru',
    shipped: 'Wysłano',
    date: 'Data odbioru',
    dateHelp: 'Dzień, w którym klient dostał sprzęt',
    dateMissing: 'Podaj dzień odbioru',
    dateFuture: 'Podaj dzień, który już był',
    confirm: 'Potwierdź odbiór',
    corrected: 'Data odbioru zapisana: {date}',
    correct: 'Zapisz datę',
    number: 'Numer przesyłki',
    newOffer: 'Nowa oferta',
    list: 'Wróć do wniosków',
    pickedUp: 'Odebrano',
    back: 'Cofnij',
  },
});
