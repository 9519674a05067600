import {
  listOrderEvents,
  listPersons,
  loadCompany,
  replacePersons,
  saveCompany,
  trySmsCode,
  useSmsCode,
  type Order,
  type Tx,
} from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { storedPhone } from '@app/machines/rules';
import { invalid, tooManyRequests } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { Refused } from '../../kernel/refusals.ts';
import type { Ports } from '../../kernel/ports.ts';
import { requireEvent } from '../order-life/require-event.ts';
import { bureauDataFromWire } from './company/form-from-wire.ts';
import { corrected, writeCorrections } from './corrections/write-corrections.ts';
import { refuseBeyondDay } from './texts-a-day.ts';
import { codePhoneOf } from './verification-sms.ts';

/** Half a minute passes before another code may be asked for. */
const pauseMs = 30_000;
const dayMs = 24 * 60 * 60_000;
const mostADay = 5;

const hidden = (phone: string): string => `*** *** ${phone.slice(-3)}`;

/** Writes another number for the code, with who did it: it is the signing person's from then on. */
async function toAnotherNumber(ports: Ports, order: Order, sent: string, userId: string | null) {
  const persons = await listPersons(ports.db, order.id);
  const signer = persons.find(({ willSign }) => willSign);
  const phone = storedPhone(sent);
  if (signer === undefined) return { phone, write: undefined };
  const write = writeCorrections(order, undefined, {
    changes: corrected(`persons.${signer.id}.phone`, signer.phone, phone),
    userId,
    at: ports.now(),
    async write(tx) {
      await replacePersons(
        tx,
        order.id,
        persons.map((person) => (person.id === signer.id ? { ...person, phone } : person)),
      );
      return {};
    },
  });
  return { phone, write };
}

/** Throws 429 where the order's client was sent a code within half a minute, or five more within a day. */
async function refuseMany(tx: Tx, { id, statusSince }: Order, at: number): Promise<void> {
  const sent = (await listOrderEvents(tx, id))
    .filter(({ event }) => event === 'RESEND_SMS')
    .map((one) => one.at);
  const last = Math.max(statusSince, ...sent);
  if (at - last < pauseMs)
    throw tooManyRequests(
      (pauseMs - (at - last)) / 1000,
      'Poprzedni kod wysłaliśmy przed chwilą. Zaczekaj pół minuty.',
    );
  const today = sent.filter((one) => at - one < dayMs);
  if (today.length >= mostADay)
    throw tooManyRequests(
      (dayMs - (at - Math.min(...today))) / 1000,
      'Wysłaliśmy dziś już pięć kodów. Następny można wysłać jutro.',
    );
}

/** Another code, to another number where one is given. */
export const resendSms: Command<'shopResendSms'> = async ({ ports, body }, order, { actor, userId }) => {
  requireEvent(order, actor, 'RESEND_SMS', 'Kodu nie można teraz wysłać.');
  const sent = body.new_phone_number ?? null;
  const { phone, write } =
    sent === null
      ? { phone: await codePhoneOf(ports, order), write: undefined }
      : await toAnotherNumber(ports, order, sent, userId);
  return {
    async write(tx, now) {
      await refuseMany(tx, now, ports.now());
      await refuseBeyondDay(ports, tx, now.id);
      return write?.(tx);
    },
    reply: async (_now, wire) => ({
      success: true,
      phone_masked: hidden(phone ?? ''),
      again_at: momentToWire(ports.now() + pauseMs),
      order: await wire(),
    }),
  };
};

/** The code that the client read out. A wrong one counts, whether the order moves or not; the fifth closes the code. */
export const verifySms: Command<'shopVerifySms'> = async ({ ports, body }, order, { actor }) => {
  requireEvent(order, actor, 'VERIFY_SMS', 'Kodu nie można teraz sprawdzić.');
  const at = ports.now();
  const token = body.token.replaceAll(/\s/gu, '');
  const tried = await ports.db.transaction((tx) => trySmsCode(tx, order.id, token, at));
  if (tried === 'wrong') throw invalid({ token: 'Kod jest niepoprawny' });
  if (tried === 'closed')
    throw new Refused(order.status, 'Ten kod stracił ważność. Wyślij nowy.', ['RESEND_SMS']);
  return {
    event: { type: 'VERIFY_SMS', smsCodeCorrect: true },
    async write(tx) {
      await useSmsCode(tx, order.id, at);
      const company = body.bik === undefined ? null : await loadCompany(tx, order.id);
      if (company !== null)
        await saveCompany(tx, order.id, { ...company, bureauData: bureauDataFromWire(body.bik) }, at);
    },
  };
};
