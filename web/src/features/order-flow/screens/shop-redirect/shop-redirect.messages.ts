import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the way back to the shop. */
export const messages = withHardSpaces({
  shopRedirect: {
    shop: 'Sklep',
    identity: 'Potwierdzenie tożsamości',
    identityText:
      'Każda osoba dostała własny link e-mailem od Autenti. Można z niego skorzystać także po powrocie do sklepu.',
    blocked: 'Przeglądarka zablokowała nową kartę. Otwórz stronę sklepu przyciskiem poniżej.',
    opened: 'Strona sklepu jest otwarta w nowej karcie.',
    opensIn:
      '{seconds, plural, one {Strona sklepu otworzy się za # sekundę.} few {Strona sklepu otworzy się za # sekundy.} many {Strona sklepu otworzy się za # sekund.} other {Strona sklepu otworzy się za # sekundy.}}',
    stay: 'Zostań na tej stronie',
    open: 'Otwórz stronę sklepu',
  },
});
