import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** What words of the company form mean. */
export const messages = withHardSpaces({
  explained: {
    beneficiary:
      'Beneficjent rzeczywisty to człowiek, który ma ponad 25% udziałów lub głosów w firmie albo w inny sposób nią kieruje. Zaznacz, jeśli ta osoba nim jest.',
    pep: 'To na przykład posłowie, ministrowie, sędziowie najwyższych sądów, ambasadorowie i członkowie zarządów dużych spółek państwowych. Pyta o to ustawa. Odpowiedź „tak” nie zamyka drogi do finansowania.',
    separation:
      'Rozdzielność majątkowa to osobne majątki małżonków: z umowy u notariusza albo z wyroku sądu. Kto nie ma męża ani żony, zaznacza „Tak”: jego majątek nie jest wspólny z nikim.',
  },
});
