import { brandOf } from '../documents/parties.ts';
import { glued } from '../documents/polish.ts';

/** A mail ready to be sent: both bodies say the same. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Who writes and how to ask back, as an administrator's settings say. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** 'pn.–pt. 9:00–17:00' */
  readonly hours: string;
}

/** To whom a letter about an order is written, and what it is about. What is not known yet is ''. */
export interface Reader {
  readonly name: string;
  readonly companyName: string;
  /** 'Laptop Dell i 2 inne produkty' */
  readonly goods: string;
}

/** What stands over and under every letter; one to whoever is no party to an order has no reader. */
export interface Letterhead extends Sender {
  readonly reader?: Reader;
}

/** What a mail says, before it has a form. Plain text throughout: the layout escapes it. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Sentences after the button: how long the link lives, what to do if one did not ask for it. */
  readonly notes?: readonly string[];
}

const ink = '#14252B';
const muted = '#516168';
const line = '#DCE3E6';
const primary = '#00677A';
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Text as it may stand in HTML, in an attribute as well. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const say = (text: string): string => escaped(glued(text));

function paragraph(text: string, style = `font-size:16px;line-height:24px;color:${ink}`): string {
  return `<p style="margin:0 0 16px;${font};${style}">${say(text)}</p>`;
}

function factRows(facts: NonNullable<Letter['facts']>): string {
  const cell = `${font};font-size:14px;line-height:20px;padding:10px 12px;border-top:1px solid ${line};vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:${muted};white-space:nowrap">${say(name)}</td>` +
      `<td style="${cell};color:${ink};text-align:right;font-weight:600">${say(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-bottom:1px solid ${line}">${rows.join('')}</table>`;
}

function buttonBlock({ label, url }: NonNullable<Letter['button']>): string {
  const link = escaped(url);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>` +
    `<td style="background:${primary};border-radius:8px"><a href="${link}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${say(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 24px;${font};font-size:14px;line-height:20px;color:${muted}">Jeśli przycisk nie działa, otwórz adres:<br><a href="${link}" style="color:${primary};word-break:break-all">${link}</a></p>`
  );
}

/** The wordmark as a mail can draw it: no picture that a mail program would first have to ask for. */
function wordmark(sender: Sender): string {
  const brand = brandOf(sender);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
    `<td width="24" height="24" style="background:${primary};border-radius:6px;${font};font-size:16px;line-height:24px;font-weight:700;color:#FFFFFF;text-align:center" aria-hidden="true">${say(brand.slice(0, 1))}</td>` +
    `<td style="padding-left:10px;${font};font-size:20px;line-height:24px;font-weight:600;letter-spacing:-0.4px;color:${ink}">${say(brand.toLocaleLowerCase('pl'))}</td></tr></table>`
  );
}

/** The greeting where the reader's name is known. */
const greetingOf = ({ reader }: Letterhead): readonly string[] =>
  reader?.name ? [`Dzień dobry, ${reader.name}`] : [];

/** The letter's facts, and after the first of them whose order of which goods it is, where the letter does not say so itself. */
function factsOf({ facts = [] }: Letter, { reader }: Letterhead): NonNullable<Letter['facts']> {
  const about = [
    ['Firma', reader?.companyName],
    ['Zamówienie', reader?.goods],
  ] as const;
  const added = about.flatMap(([name, value]) =>
    value && facts.every(([said]) => said !== name) ? [[name, value] as const] : [],
  );
  return [...facts.slice(0, 1), ...added, ...facts.slice(1)];
}

function html(letter: Letter, sender: Letterhead): string {
  const facts = factsOf(letter, sender);
  const small = `font-size:14px;line-height:20px;color:${muted}`;
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:30px;font-weight:600;color:${ink}">${say(letter.heading)}</h1>`,
    ...[...greetingOf(sender), ...letter.paragraphs].map((text) => paragraph(text)),
    ...(facts.length ? [factRows(facts)] : []),
    ...(letter.button ? [buttonBlock(letter.button)] : []),
    ...(letter.notes ?? []).map((text) => paragraph(text, small)),
  ];
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${say(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:#F5F7F8">
<div style="display:none;max-height:0;overflow:hidden">${say(letter.paragraphs[0] ?? letter.heading)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F5F7F8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 16px">${wordmark(sender)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid ${line};border-radius:8px;padding:32px 24px 16px">${body.join('\n')}</td></tr>
<tr><td style="padding:16px 8px">${paragraph(`Pytania? ${sender.phone} (${sender.hours}), ${sender.email}`, 'font-size:14px;line-height:20px;color:#516168;margin:0')}${paragraph(`${sender.name}, ${sender.address}`, 'font-size:14px;line-height:20px;color:#516168')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function plain(letter: Letter, sender: Letterhead): string {
  const facts = factsOf(letter, sender).map(([name, value]) => `${name}: ${value}`);
  return [
    letter.heading,
    ...greetingOf(sender),
    ...letter.paragraphs,
    ...(facts.length ? [facts.join('\n')] : []),
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []),
    ...(letter.notes ?? []),
    `--\n${sender.name}, ${sender.address}\nPytania? ${sender.phone} (${sender.hours}), ${sender.email}\n`,
  ].join('\n\n');
}

/** Gives a letter its two forms. A line break in what a subject quotes cannot start a header of its own. */
export function mail(letter: Letter, sender: Letterhead): Mail {
  return {
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    html: html(letter, sender),
    text: plain(letter, sender),
  };
}
