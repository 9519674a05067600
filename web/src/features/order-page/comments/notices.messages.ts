import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the notices about deadlines of one's tasks. */
export const messages = withHardSpaces({
  notices: {
    soon: 'Za 5 minut termin zadania „{task}”, wniosek {number}.',
    now: 'Za minutę termin zadania „{task}”, wniosek {number}.',
    past: 'Minął termin zadania „{task}”, wniosek {number}. Termin wykonania zadania minął. Proszę wprowadzić nowy termin.',
    open: 'Otwórz wniosek',
  },
});
