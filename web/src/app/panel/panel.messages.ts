import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the panel's header. */
export const messages = withHardSpaces({
  panel: {
    menu: 'Menu panelu',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
    account: 'Ustawienia konta',
    signOut: 'Wyloguj się',
    search: 'Szukaj wniosku',
    searchHint: 'Numer, NIP lub firma',
  },
});
