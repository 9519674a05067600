import { describe, expect, test } from 'vitest';
import { reminderSms } from './reminder.ts';
import { passwordResetSms, paymentLinkSms, salesmanCodeSms, withoutMarks } from './sms.ts';

const code = '482915';
const gsm7 = /^[ !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;

describe('messages to phones', () => {
  test('the code that the salesman asks for names the company', () => {
    expect(salesmanCodeSms({ code, companyName: 'Łąka i Źródło sp.j.' })).toBe(
      'Kod: 482915. Potwierdza wniosek o finansowanie dla Laka i Zrodlo sp.j. Wazny 10 min. Podaj go tylko sprzedawcy, u ktorego skladasz wniosek.',
    );
  });

  test('a long company name is cut to 30, so that the message stays one part', () => {
    const text = salesmanCodeSms({
      code,
      companyName: 'Przedsiębiorstwo Wielobranżowe „Źdźbło” Spółka z ograniczoną odpowiedzialnością',
    });
    expect(text).toContain('dla Przedsiebiorstwo Wielobranzowe. Wazny');
    expect(salesmanCodeSms({ code, companyName: 'x'.repeat(80) })).toHaveLength(151);
    expect(text).toMatch(gsm7);
  });

  test('the payment link with an order link of usual length is one part', () => {
    const url = 'https://finansowanie.example.pl/orders/V1StGXR8_Z5jdHi6B-myT/initial_payments';
    const text = paymentLinkSms({
      ...{ url, orderNumber: '118437', sender: { name: 'Finansowo Sp. z o.o.' } },
      ...{ amount: 1_106_887, payBy: Date.parse('2026-12-06T12:00:00Z') },
    });
    expect(text).toBe(`Finansowo: oplata 11068,87 zl do wniosku 118437, zaplac do 06.12: ${url}`);
    expect(text).toMatch(gsm7);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('the link to a new password is one part', () => {
    const url = `https://finansowanie.example.pl/reset-password?token=${'x'.repeat(43)}`;
    const text = passwordResetSms({ url, validMinutes: 60, sender: { name: 'Finansowo Sp. z o.o.' } });
    expect(text).toBe(`Finansowo: ustaw nowe haslo, link dziala raz, 60 min: ${url}`);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('the reminder with an order link of usual length is one part', () => {
    const url = 'https://finansowanie.example.pl/orders/V1StGXR8_Z5jdHi6B-myT';
    const text = reminderSms({ url, orderNumber: '118437', sender: { name: 'Finansowo Sp. z o.o.' } });
    expect(text).toBe(`Finansowo: wniosek 118437 czeka na Ciebie: ${url}`);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('only single septets of GSM-7 are left', () => {
    const all = 'Zażółć gęślą jaźń ŻÓŁĆ Müller & Søn [A] {B} ~C^ €5 „x” – 😀\u00a0k';
    expect(withoutMarks(all)).toMatch(gsm7);
    expect(withoutMarks(all)).toBe('Zazolc gesla jazn ZOLC Muller & Sn A B C 5 "x" - k');
  });
});
