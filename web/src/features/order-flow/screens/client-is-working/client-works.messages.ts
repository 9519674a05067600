import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the salesman's page while it is the client's turn. */
export const messages = withHardSpaces({
  clientWorks: {
    where: 'Gdzie jest klient',
    seen: 'Strona klienta',
    here: 'otwarta teraz',
    never: 'jeszcze nie otwarta',
    today: 'dziś',
    sentTo: 'Link wysłany do',
    back: 'Cofnij',
    resend: 'Wyślij link ponownie',
    resent: 'Link wysłany ponownie o {time}',
  },
});
