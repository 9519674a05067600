import { loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { runSeededApp } from '../../testing/index.ts';
import { emailPdfOffer } from './client-letters.ts';
import type { MailRequest } from '../../providers/ports.ts';

onEachDatabase('letters to the client', (open) => {
  test('the calculation goes as a PDF to the address given', async () => {
    const world = await runSeededApp(open);
    const { db } = world.ports;
    const contact = { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' };
    const slug = await world.createOrder({ user_attributes: contact });
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const sent: MailRequest[] = [];
    const mail = { sendMail: async (ask: MailRequest) => void sent.push(ask), close: () => undefined };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail } };
    const effect = {
      id: '',
      orderId: order.id,
      effect: 'emailPdfOffer',
      key: 'k',
      data: {},
      askedAt: order.statusSince,
      attempts: 1,
    } as const;
    await emailPdfOffer({ ports, order, effect });
    await world.stop();
    const letters = sent.map(({ to, subject, attachments }) => ({
      to,
      subject,
      files: attachments.map(({ filename, content }) => [
        filename,
        new TextDecoder().decode(content.subarray(0, 5)),
      ]),
    }));
    expect(letters).toEqual([
      {
        to: 'jan@firma.example',
        subject: 'Kalkulacja leasingu od Sklep (PDF)',
        files: [[`Kalkulacja ${order.number}.pdf`, '%PDF-']],
      },
    ]);
  });
});
