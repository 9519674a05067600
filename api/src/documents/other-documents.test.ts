// @module-tag slow
import { describe, expect, test } from 'vitest';
import { bikConsentDocument } from './bik/bik-consent.ts';
import { generalTermsDocument } from './general-terms/general-terms.ts';
import { offerDocument } from './offer/offer-calculation.ts';
import { financingParty } from './financing-party.ts';
import { sampleCompany, sampleDay, sampleLease, sampleLoan } from './testing/sample-data.ts';
import { wordsOf } from './testing/texts-of.ts';

const base = { financing: financingParty, createdAt: sampleDay };

describe('the other documents', { timeout: 30_000 }, () => {
  test('an offer says on one page what is bought and what it costs', async () => {
    const offer = {
      financing: financingParty,
      orderNumber: '118437',
      madeAt: sampleDay,
      validUntil: Date.UTC(2026, 11, 20, 11),
      shop: { name: 'Cyfrowe Pracownie', phone: '22 555 10 10', email: null },
      companyName: null,
    };
    const lease = await wordsOf(
      offerDocument({ ...offer, items: sampleLease.items, terms: sampleLease.terms }),
    );
    const loan = await wordsOf(offerDocument({ ...offer, items: sampleLoan.items, terms: sampleLoan.terms }));
    expect([lease.length, loan.length]).toEqual([1, 1]);
    expect(lease[0]).toContain('ważna do 20.12.2026');
    expect(lease[0]).toContain('36 rat po 1 166,35 zł netto');
    expect(loan[0]).toContain('36 rat po 395,58 zł');
    expect(loan[0]).toContain('Cyfrowe Pracownie, tel. 22 555 10 10');
  });

  test('the consent for BIK is a blank form without a company, and dated where it was given', async () => {
    const [blank] = await wordsOf(
      bikConsentDocument({ ...base, company: null, person: null, consentedAt: null }),
    );
    const [given] = await wordsOf(
      bikConsentDocument({
        ...base,
        company: sampleCompany,
        person: sampleLease.signing[0] ?? null,
        consentedAt: sampleDay,
      }),
    );
    expect(blank).toContain('zobowiązań reprezentowanej przeze mnie firmy');
    expect(blank).toContain('czytelny podpis');
    expect(given).toContain('Zgody udzielono elektronicznie 20.11.2026.');
    expect(given).toContain(
      'zobowiązań Studio Projektowe Łąka i Źródło Spółka z ograniczoną odpowiedzialnością',
    );
  });

  test('the general terms are those of the kind of agreement', async () => {
    const lease = await wordsOf(generalTermsDocument({ kind: 'lease', ...base }));
    const loan = await wordsOf(generalTermsDocument({ kind: 'loan', ...base }));
    expect(lease[0]).toContain('OGÓLNE WARUNKI UMOWY LEASINGU');
    expect(loan[0]).toContain('OGÓLNE WARUNKI UMOWY POŻYCZKI');
    expect(loan.join(' ')).not.toContain('Korzystając');
  });
});
