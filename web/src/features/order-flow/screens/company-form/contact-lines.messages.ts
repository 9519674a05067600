import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of what stands in place of the contact's fields, or under them. */
export const messages = withHardSpaces({
  contactLines: {
    otherPhone: 'Przy osobie z tym samym adresem e-mail jest inny telefon: {phone}. Na niego przyjdą kody.',
    takePhone: 'Wpisz go też tutaj',
    givePhone: 'Popraw go przy osobie',
    asOwner: 'Kontakt: jak właściciel – {name}, {email}, {phone}',
    change: 'Zmień',
  },
});
