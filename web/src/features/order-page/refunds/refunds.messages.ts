import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** What goes back of an order's money, and what is done about it. */
export const messages = withHardSpaces({
  refunds: {
    title: 'Zwroty',
    none: 'Nic nie wraca do klienta.',
    failed: 'Nie udało się wczytać zwrotów',
    act: {
      ORDER_REFUND: 'Zleć zwrot',
      PAY_OUT_REFUND: 'Zapisz wypłatę',
      KEEP_BY_AGREEMENT: 'Zatrzymaj za zgodą klienta',
    },
    done: {
      ORDER_REFUND: 'Zwrot jest zlecony',
      PAY_OUT_REFUND: 'Zwrot jest wypłacony',
      KEEP_BY_AGREEMENT: 'Kwota zostaje za zgodą klienta',
    },
    about: '{amount} z wniosku {number}.',
    back: 'Wróć',
    missing: 'To pole jest wymagane',
    field: {
      ORDER_REFUND: '',
      PAY_OUT_REFUND: 'Numer przelewu',
      KEEP_BY_AGREEMENT: 'Numer zgody klienta',
      paidOn: 'Data przelewu',
      reason: 'Powód',
    },
    since: 'od {when}',
    orderedAt: 'zlecony {when}, {who}',
  },
});
