import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words around every screen of the counter, and of what leads to one. */
export const messages = withHardSpaces({
  counter: {
    order: 'Wniosek {number}',
    orderOf: 'Wniosek {number} · {company}',
    offer: 'Oferta klienta',
    clientSees: 'Klient widzi teraz',
    headOffice: 'Centrala',
    answer: 'Otwórz rozmowę z centralą',
  },
});
