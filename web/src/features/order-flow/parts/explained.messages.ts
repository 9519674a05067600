import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** What words of the application mean. */
export const messages = withHardSpaces({
  explained: {
    costs:
      'Opłata wstępna to pieniądze, które wpłacasz raz, po decyzji i przed podpisaniem umowy: wpłata własna i opłata administracyjna. Wykup to kwota, za którą po ostatniej racie leasingu sprzęt staje się Twój.',
    bureaus:
      'BIK (Biuro Informacji Kredytowej) zbiera dane o kredytach i ich spłacie, a BIG (biura informacji gospodarczej) – o zaległych płatnościach firm. Finansujący sprawdza w nich, jak firma płaci. Sama taka kontrola nic nie kosztuje.',
    signatures:
      'Kwalifikowany podpis elektroniczny ma taką samą moc jak podpis na papierze. Wydaje go zaufany dostawca, gdy sprawdzi, kim jesteś. mSzafir to taki podpis od Krajowej Izby Rozliczeniowej, jednorazowy, w telefonie.',
    beneficiary:
      'Beneficjent rzeczywisty to człowiek, który ma ponad 25% udziałów lub głosów w firmie albo w inny sposób nią kieruje. Zaznacz, jeśli ta osoba nim jest.',
    pep: 'To na przykład posłowie, ministrowie, sędziowie najwyższych sądów, ambasadorowie i członkowie zarządów dużych spółek państwowych. Pyta o to ustawa. Odpowiedź „tak” nie zamyka drogi do finansowania.',
    separation:
      'Rozdzielność majątkowa to osobne majątki małżonków: z umowy u notariusza albo z wyroku sądu. Kto nie ma męża ani żony, zaznacza „Tak”: jego majątek nie jest wspólny z nikim.',
  },
});
