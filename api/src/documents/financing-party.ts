import type { FinancingParty } from './parties.ts';

/** The financing party of this deployment, as agreements and mails name it. Invented: a deployment puts its own here. */
export const financingParty: FinancingParty = {
  name: 'Finansowo Sp. z o.o.',
  address: 'ul. Prosta 51, 00-838 Warszawa',
  city: 'Warszawa',
  vatId: '5252486128',
  regon: '142396858',
  krs: '0000354721',
  court: 'Sąd Rejonowy dla m.st. Warszawy w Warszawie, XIII Wydział Gospodarczy KRS',
  shareCapital: 500_000_000,
  bankAccount: '61109010140000071219812874',
  phone: '22 100 20 30',
  email: 'leasing@finansowo.example',
  dataProtectionEmail: 'iod@finansowo.example',
};

/** Where questions about a loan go; those about a lease go to the party's own address. */
export const loanEmail = 'pozyczki@finansowo.example';
