import { requestProvider, bodyOf, ProviderUnavailable } from '../provider-request.ts';
import { readXml, textAt, xmlText } from '../xml.ts';
import type { XmlElement } from '../xml.ts';

const actions = {
  Zaloguj: 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/Zaloguj',
  DaneSzukajPodmioty: 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/DaneSzukajPodmioty',
  DanePobierzPelnyRaport: 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/DanePobierzPelnyRaport',
} as const;

export type GusOperation = keyof typeof actions;

/** An element of the request with its namespace prefix; a list nests. */
export type SoapField = readonly [name: string, content: string | readonly SoapField[]];

function written([name, content]: SoapField): string {
  const inner = typeof content === 'string' ? xmlText(content) : content.map(written).join('');
  return `<${name}>${inner}</${name}>`;
}

function envelope(url: string, operation: GusOperation, fields: readonly SoapField[]): string {
  return [
    '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="http://CIS/BIR/PUBL/2014/07"',
    ' xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract">',
    '<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing">',
    `<wsa:To>${xmlText(url)}</wsa:To><wsa:Action>${actions[operation]}</wsa:Action></soap:Header>`,
    `<soap:Body>${written([`ns:${operation}`, fields])}</soap:Body></soap:Envelope>`,
  ].join('');
}

/** GUS answers MTOM: the envelope lies between MIME boundaries. */
function envelopeIn(body: string): XmlElement | undefined {
  const found = /<([A-Za-z]\w*:)?Envelope[\s\S]*<\/\1Envelope>/.exec(body);
  return found ? readXml(found[0]) : undefined;
}

/** One operation of BIR 1.1: the text of its result, '' where GUS has none. `session` goes in the HTTP header sid. */
export async function askGus(
  url: string,
  session: string | undefined,
  operation: GusOperation,
  fields: readonly SoapField[],
): Promise<string> {
  const reply = await requestProvider('GUS', url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/soap+xml; charset=utf-8', ...(session ? { sid: session } : {}) },
    body: envelope(url, operation, fields),
  });
  const answer = envelopeIn(await bodyOf('GUS', reply.text()));
  if (!reply.ok || answer === undefined) throw new ProviderUnavailable('GUS answered without an envelope');
  return textAt(answer, 'Envelope', 'Body', `${operation}Response`, `${operation}Result`);
}
