import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of what stands under the contact's fields. */
export const messages = withHardSpaces({
  contactLines: {
    otherPhone: 'Przy osobie z tym samym adresem e-mail jest inny telefon: {phone}. Na niego przyjdą kody.',
    takePhone: 'Wpisz go też tutaj',
    givePhone: 'Popraw go przy osobie',
  },
});
