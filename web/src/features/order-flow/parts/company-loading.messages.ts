import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the screen that waits for the registry; the tips are ours: the specification gives their number only. */
export const messages = withHardSpaces({
  companyLoading: {
    title: 'Pobieramy dane {reader, select, client {Twojej firmy} other {firmy klienta}}',
    text: 'Pytamy rejestry publiczne: GUS i KRS. Zwykle trwa to kilka sekund.',
    longer: 'To trwa dłużej niż zwykle. Rejestry publiczne odpowiadają z opóźnieniem.',
    didYouKnow: 'Czy wiesz, że…',
    tips: {
      t1: '…formularz zapisuje się sam? Możesz go przerwać i wrócić do niego z linku w e-mailu.',
      t2: '…wniosek dokończysz na innym urządzeniu? Wystarczy otworzyć ten sam link.',
      t3: '…nazwę, formę prawną i adres firmy bierzemy z rejestru? Nie musisz ich przepisywać.',
      t4: '…rata leasingu zwykle jest kosztem uzyskania przychodu? Szczegóły potwierdzi księgowy firmy.',
      t5: '…serię i numer dowodu znajdziesz na jego przedniej stronie?',
      t6: '…organ, który wydał dowód, jest zapisany na jego odwrocie?',
      t7: '…z numeru PESEL odczytujemy datę urodzenia i płeć? Tych pól nie trzeba wypełniać.',
      t8: '…kwalifikowany podpis elektroniczny ma taką samą moc jak podpis odręczny?',
      t9: '…złotówka z przelewu weryfikacyjnego wraca na rachunek, z którego wyszła?',
      t10: '…decyzję finansową poznajesz zwykle w ciągu 10 minut od potwierdzenia tożsamości?',
      t11: '…każda osoba, która podpisuje umowę, potrzebuje własnego e-maila i telefonu?',
      t12: '…beneficjent rzeczywisty to osoba, która sprawuje nad firmą kontrolę albo ma w niej ponad 25% udziałów?',
      t13: '…dane z formularza przechowujemy zaszyfrowane?',
      t14: '…sposób reprezentacji spółki sprawdzisz bezpłatnie w wyszukiwarce KRS?',
      t15: '…przez telefon pomożemy Ci wypełnić każde pole? Numer znajdziesz przy swojej ofercie.',
    },
  },
});
