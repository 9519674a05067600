import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of a refused or canceled order. */
export const messages = withHardSpaces({
  rejection: {
    order: 'Wniosek',
    who: 'Kto zdecydował',
    whoText: 'Finansujący, po ocenie wniosku oraz danych z BIK i BIG',
    when: { decision: 'Decyzja', conditions: 'Odrzucono', canceled: 'Anulowano' },
    money: 'Twoje pieniądze',
    moneyText: {
      nothing: 'Nic nie zostało pobrane.',
      verifying: 'Jeśli przelew weryfikacyjny na 1 zł jest w drodze, wróci w ciągu 2 dni roboczych.',
      verified: 'Przelew weryfikacyjny na 1 zł wróci w ciągu 2 dni roboczych.',
      paying: 'Jeśli Twoja wpłata jest w drodze, zwrócimy ją na rachunek, z którego przyjdzie.',
      paid: 'Wpłaconą opłatę wstępną zwrócimy na rachunek, z którego przyszła, w ciągu 5 dni roboczych.',
      atCounter:
        'Opłatę wstępną przyjętą u sprzedawcy zwrócimy w ciągu 5 dni roboczych. Zadzwonimy, aby ustalić, w jaki sposób.',
    },
    change: {
      title: 'Zmień warunki',
      text: 'Wyższa wpłata własna albo mniej produktów często zmienia wynik oceny.',
    },
    bureaus: {
      title: 'Sprawdź dane w BIK i BIG',
      text: 'Raport o swojej firmie pobierzesz na stronach tych biur.',
    },
    review: {
      title: 'Poproś o wyjaśnienie albo ponowną ocenę',
      text: 'Masz prawo dowiedzieć się, które dane miały wpływ na decyzję, i poprosić, aby wniosek ocenił człowiek. Zadzwoń albo napisz i podaj numer wniosku {number}.',
    },
    ask: { title: 'Zapytaj doradcę', text: 'Podaj numer wniosku {number}, odpowiemy na pytania.' },
    back: 'Wróć do sklepu',
    again: 'Złóż nowy wniosek',
  },
});
