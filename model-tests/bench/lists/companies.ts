import type { SeededCompany } from '@app/db/bulk';
import type { Draw } from './draw.ts';

const surnames =
  'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Wojciechowski Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora'.split(
    ' ',
  );
const firstNames =
  'Jan Anna Piotr Maria Krzysztof Katarzyna Andrzej Małgorzata Tomasz Agnieszka Paweł Barbara Michał Ewa Marcin Łucja Jakub Zofia Adam Helena'.split(
    ' ',
  );
const trades =
  'Usługi Transportowe|Gabinet Stomatologiczny|Piekarnia|Studio Projektowe|Salon Fryzjerski|Remonty i Wykończenia|Doradztwo Podatkowe|Warsztat Samochodowy|Hurtownia Elektryczna|Biuro Rachunkowe|Pracownia Krawiecka|Sklep Meblowy|Zakład Kamieniarski|Gospodarstwo Ogrodnicze|Agencja Reklamowa|Kancelaria Prawna|Szkoła Językowa|Instalacje Sanitarne|Fotografia Ślubna|Naprawa Komputerów'.split(
    '|',
  );
const invented =
  'Alfa Meritum Termix Polbud Agro Novum Vector Delta Fundament Stalmax Ekosun Vita Medica Drewpol Grandis Optima Panorama Baltica Karpaty Wisła'.split(
    ' ',
  );
const cities =
  'Kraków Gdańsk Poznań Wrocław Łódź Lublin Białystok Rzeszów Toruń Opole Kielce Zamość Sopot Tychy Legnica Płock'.split(
    ' ',
  );

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A VAT id with a right check digit; beginnings that have none are passed over. */
function vatIdOf(start: number): string {
  for (let number = start; ; number += 1) {
    const digits = String(number);
    const check =
      Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}

/** The n-th company: six of ten are traders, whose names are personal data. */
export function companyAt(n: number, draw: Draw): SeededCompany {
  const surname = draw.one(surnames);
  const firstName = draw.one(firstNames);
  const trade = draw.one(trades);
  const trader = draw.share(0.6);
  const legalForm = trader ? 'dg' : draw.share(0.8) ? 'sz' : 'sa';
  const ending = legalForm === 'sz' ? 'Sp. z o.o.' : 'S.A.';
  return {
    vatId: vatIdOf(500_000_000 + n * 13),
    name: trader
      ? `${trade} ${firstName} ${surname}`
      : `${draw.one(invented)} ${trade} ${draw.one(cities)} ${n % 997} ${ending}`,
    legalForm,
    contact: {
      fullName: `${firstName} ${surname}`,
      email: `biuro${n}@firma.example`,
      phone: `+48${500_000_000 + n}`,
    },
  };
}
