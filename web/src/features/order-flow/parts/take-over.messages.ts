import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of taking an order over from its client. */
export const messages = withHardSpaces({
  takeOver: {
    open: 'Przejmij wniosek',
    title: 'Przejąć wniosek od klienta?',
    text: 'Wniosek poprowadzisz dalej z tego miejsca, a strona klienta pokaże, że wypełnia go sprzedawca. To, co klient zapisał, zostaje.',
    leave: 'Zostaw klientowi',
  },
});
