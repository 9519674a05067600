import { createHmac, timingSafeEqual } from 'node:crypto';

/** Czy powiadomienie podpisano sekretem sklepu i wysłano teraz. Treść to bajty z żądania, bez żadnej zmiany. */
export function isGenuine(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signature = '' } = headers;
  // Starsze niż 5 minut: ktoś mógł je podsłuchać i wysyła jeszcze raz.
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const ours = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  const theirs = Buffer.from(signature.replace('v1,', ''), 'base64');
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
