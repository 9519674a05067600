import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the notices about deadlines of one's tasks. */
export const messages = withHardSpaces({
  notices: {
    soon: 'Za {minutes, plural, one {# minutę} few {# minuty} other {# minut}}, o {time}, termin zadania „{task}”, wniosek {number}.',
    now: 'Za mniej niż minutę, o {time}, termin zadania „{task}”, wniosek {number}.',
    past: 'Zadanie „{task}”, wniosek {number}. Termin wykonania zadania minął. Proszę wprowadzić nowy termin.',
    open: 'Otwórz wniosek',
  },
});
