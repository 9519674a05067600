import type { SalesChannel } from '@app/machines/order';
import type { ConsentText } from '../consent.queries.ts';

const validFrom = Date.UTC(2025, 0, 1);
const financing = 'Finansowo Sp. z o.o.';

/** A consent without channels is asked in all of them. */
type Wording = readonly [
  kind: string,
  name: string,
  required: boolean,
  text: string,
  channels?: readonly SalesChannel[],
];

const texts: readonly Wording[] = [
  [
    'personal_data_consent',
    'Klauzula informacyjna RODO',
    true,
    `Znam informację o przetwarzaniu danych. Administratorem Twoich danych jest ${financing} Dane przetwarzamy, żeby rozpatrzyć wniosek, zawrzeć i wykonać umowę. Masz prawo dostępu do danych, ich poprawienia, usunięcia i wniesienia sprzeciwu.`,
  ],
  [
    'bik_procuration_consent',
    'Pełnomocnictwo do BIK',
    true,
    `Udzielam ${financing} pełnomocnictwa do wystąpienia do Biura Informacji Kredytowej S.A. o udostępnienie informacji dotyczących zobowiązań mojej firmy, w tym informacji objętych tajemnicą bankową, w celu oceny zdolności kredytowej i analizy ryzyka kredytowego.`,
  ],
  [
    'big_authorization_consent',
    'Upoważnienie do BIG',
    true,
    `Upoważniam ${financing} do wystąpienia do biur informacji gospodarczej (BIG InfoMonitor S.A., Krajowy Rejestr Długów BIG S.A.) o ujawnienie informacji gospodarczych dotyczących zobowiązań mojej firmy. Upoważnienie jest ważne 60 dni.`,
  ],
  [
    'personal_data_sharing_consent',
    'Przekazanie danych finansującemu',
    true,
    `Zgadzam się na przekazanie moich danych przez sprzedawcę do ${financing} w celu rozpatrzenia wniosku.`,
    ['pos', 'shop'],
  ],
  ['terms_of_use_consent', 'Regulamin', true, 'Akceptuję regulamin serwisu.'],
  [
    'electronic_invoice_consent',
    'Faktury elektroniczne',
    true,
    'Zgadzam się na otrzymywanie faktur w formie elektronicznej na adres e-mail podany we wniosku.',
  ],
  [
    'personal_data_marketing_receive_consent',
    'Marketing własny',
    false,
    `Chcę otrzymywać informacje o ofertach ${financing} e-mailem. Zgodę mogę wycofać w każdej chwili.`,
  ],
  [
    'personal_data_commercial_receive_consent',
    'Informacje handlowe drogą elektroniczną',
    false,
    `Chcę otrzymywać informacje handlowe ${financing} i partnerów drogą elektroniczną. Zgodę mogę wycofać w każdej chwili.`,
  ],
  [
    'telecommunications_use_contest',
    'Kontakt telefoniczny i SMS',
    false,
    `Zgadzam się na kontakt ${financing} w celach marketingowych telefonicznie i SMS-em. Zgodę mogę wycofać w każdej chwili.`,
  ],
  [
    'id_verification_consent',
    'Weryfikacja tożsamości',
    true,
    'Zgadzam się na weryfikację mojej tożsamości w zakresie, którego wymaga ustawa o przeciwdziałaniu praniu pieniędzy.',
  ],
  [
    'agricultural_holding_consent',
    'Oświadczenie o gospodarstwie rolnym',
    true,
    'Oświadczam, że nie prowadzę gospodarstwa rolnego.',
  ],
  [
    'non_agricultural_financing_consent',
    'Oświadczenie o celu finansowania',
    true,
    'Oświadczam, że finansowanie nie będzie przeznaczone na działalność rolniczą.',
  ],
  [
    'beneficiary_consent',
    'Oświadczenie o beneficjencie rzeczywistym',
    true,
    'Oświadczam, że wskazane osoby są beneficjentami rzeczywistymi firmy.',
  ],
];

/** The first version of every text; a lawyer's new wording is imported as a new version. */
export const demoConsentTexts: readonly Omit<ConsentText, 'id'>[] = texts.flatMap(
  ([kind, name, required, text, channels], position) =>
    (channels ?? [null]).map((channel) => ({
      kind,
      version: 1,
      validFrom,
      text,
      name,
      required,
      channel,
      financingType: null,
      position,
    })),
);
