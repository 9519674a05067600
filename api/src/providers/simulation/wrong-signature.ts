import type { Outgoing } from './notification-queue.ts';

/** A signature of the same look that is another: its first character is exchanged. */
const another = (signature: string): string =>
  signature.replace(/[\w-]{20,}$/u, (value) => `${value.startsWith('a') ? 'b' : 'a'}${value.slice(1)}`);

function inHeaders(headers: Outgoing['headers']): Outgoing['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, /signature/iu.test(name) ? another(value) : value]),
  );
}

/** Dotpay's signature is a field of the form, Blue Media's hash lies in its encoded document. */
function inForm(body: string): string {
  const form = new URLSearchParams(body);
  const [signature, transactions] = [form.get('signature'), form.get('transactions')];
  if (signature !== null) form.set('signature', another(signature));
  if (transactions !== null) {
    const xml = Buffer.from(transactions, 'base64').toString('utf8');
    const forged = xml.replace(/(?<=<hash>)[^<]+/u, another);
    form.set('transactions', Buffer.from(forged, 'utf8').toString('base64'));
  }
  return form.toString();
}

/** The same notification under a signature that is not its provider's. */
export function wronglySigned({ path, headers, body }: Outgoing): Outgoing {
  const isForm = headers['Content-Type'] === 'application/x-www-form-urlencoded';
  return { path, headers: inHeaders(headers), body: isForm ? inForm(body) : body };
}
