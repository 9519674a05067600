import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of a qualified signature that failed. */
export const messages = withHardSpaces({
  qesFailed: {
    RELAUNCH_SIGNATURE: {
      title: 'Podpis elektroniczny jeszcze raz',
      identity: {
        text: 'Dostaniesz nowy link do potwierdzenia tożsamości.',
        time: 'około 15 minut',
        way: 'rozmowa wideo z dokumentem',
        wayOfMszafir: 'logowanie do banku, o każdej porze',
      },
      agreement: {
        text: 'Dostaniesz nowy link do podpisania umowy.',
        time: 'około 2 minut',
        way: 'podpis online, z dowodem osobistym pod ręką',
      },
      question: 'Spróbować podpisu elektronicznego jeszcze raz?',
    },
    CHOOSE_COURIER: {
      title: 'Kurier',
      identity: {
        text: 'Tożsamość potwierdzisz w banku, a umowę przywiezie kurier.',
        time: '1–2 dni robocze',
        way: 'logowanie do banku albo przelew 1 zł',
      },
      agreement: {
        text: 'Kurier przywiezie umowę, a Ty podpiszesz ją na papierze.',
        time: '1–2 dni robocze',
        way: 'dowód osobisty do wglądu',
      },
      question: 'Wybrać kuriera?',
    },
    irreversible: 'Po zatwierdzeniu wyboru nie można go zmienić.',
    back: 'Wróć do wyboru',
    confirm: 'Zatwierdź wybór',
  },
});
