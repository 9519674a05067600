/** Co sklep sprzedaje. Ceny brutto w groszach, VAT 23%; kategorie wymienia /api/widget/v2/manifest. */
export const goods = [
  {
    id: 'laptop',
    name: 'Laptop 14 cali, 32 GB pamięci',
    about: 'Lekki komputer do pracy w biurze i w podróży. Dysk 1 TB, bateria na cały dzień.',
    category: 'computers',
    price: 1230000,
  },
  {
    id: 'aparat',
    name: 'Aparat z obiektywem 24–70 mm',
    about: 'Bezlusterkowiec pełnoklatkowy dla studia: matryca 45 Mpx i dwa gniazda kart.',
    category: 'photography',
    price: 2460000,
  },
  {
    id: 'telefon',
    name: 'Telefon służbowy 256 GB',
    about: 'Ekran 6,1 cala, dwie karty SIM i profil firmowy.',
    category: 'phones',
    price: 430500,
  },
  {
    id: 'biurko',
    name: 'Biurko z regulacją wysokości',
    about: 'Blat dębowy 160 × 80 cm, silnik elektryczny i pamięć trzech ustawień.',
    category: 'furniture',
    price: 246000,
  },
];

/** Kwota, jak ją rozumie serwer finansowania: złote z kropką. */
export const decimal = (grosze) => (grosze / 100).toFixed(2);

const inPolish = new Intl.NumberFormat('pl-PL', {
  style: 'currency',
  currency: 'PLN',
  useGrouping: 'always',
});

/** Kwota, jak ją czyta człowiek. */
export const zloty = (grosze) => inPolish.format(grosze / 100);
