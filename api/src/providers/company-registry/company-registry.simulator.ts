import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import { readXml, textAt, xmlText } from '../xml.ts';
import { gusRow, gusReports, krsExtract } from './simulated-registers.ts';
import { simulatedCompanies } from './simulated-companies.ts';

const operations = ['Zaloguj', 'DaneSzukajPodmioty', 'DanePobierzPelnyRaport'] as const;
const sessionGone =
  '<root><dane><ErrorCode>7</ErrorCode><ErrorMessagePl>Brak sesji.</ErrorMessagePl></dane></root>';
const notFound =
  '<root><dane><ErrorCode>4</ErrorCode><ErrorMessagePl>Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.</ErrorMessagePl></dane></root>';

/** GUS BIR 1.1 over SOAP with MTOM answers, and the open KRS; both speak of the published companies only. */
export function simulateCompanyRegistry({ settings }: Simulation): Simulator {
  const wire = new Hono();
  const sessions = new Set<string>();

  wire.post('/gus/UslugaBIRzewnPubl.svc', async (context) => {
    const asked = readXml(await context.req.text());
    const at = (...path: string[]): string => textAt(asked, 'Envelope', 'Body', ...path);
    const operation = operations.find((name) =>
      textAt(asked, 'Envelope', 'Header', 'Action').endsWith(`/${name}`),
    );
    if (!operation) return context.body('unknown operation', 400);
    const answer = (result: string): Response => mtom(operation, result);

    if (operation === 'Zaloguj') {
      if (at('Zaloguj', 'pKluczUzytkownika') !== settings.companyRegistry.gusKey) return answer('');
      const session = randomUUID().replaceAll('-', '').slice(0, 20);
      sessions.add(session);
      return answer(session);
    }
    if (!sessions.has(context.req.header('sid') ?? '')) return answer(sessionGone);
    if (operation === 'DaneSzukajPodmioty') {
      const vatId = at('DaneSzukajPodmioty', 'pParametryWyszukiwania', 'Nip');
      const company = simulatedCompanies.find((one) => one.vatId === vatId);
      if (company?.answer === 'down') return context.body('Service Unavailable', 503);
      return answer(company?.entry ? gusRow(company.vatId, company.entry) : notFound);
    }
    const entry = simulatedCompanies.find(
      (one) => one.entry?.regon === at('DanePobierzPelnyRaport', 'pRegon'),
    )?.entry;
    return answer(entry ? gusReports(entry, at('DanePobierzPelnyRaport', 'pNazwaRaportu')) : notFound);
  });

  wire.get('/krs/api/krs/OdpisAktualny/:krs', (context) => {
    const company = simulatedCompanies.find((one) => one.entry?.krs === context.req.param('krs'));
    return company?.entry ? context.json(krsExtract(company.vatId, company.entry)) : context.body(null, 404);
  });

  return { provider: 'registry', wire, press() {}, show: () => ({ title: '', facts: [], presses: [] }) };
}

function mtom(operation: string, result: string): Response {
  const boundary = `uuid:${randomUUID()}+id=1`;
  const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header/><s:Body><${operation}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${operation}Result>${xmlText(result)}</${operation}Result></${operation}Response></s:Body></s:Envelope>`;
  const part = [
    `--${boundary}`,
    'Content-ID: <http://tempuri.org/0>',
    'Content-Transfer-Encoding: 8bit',
    'Content-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"',
    '',
    envelope,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const type = `multipart/related; type="application/xop+xml"; start="<http://tempuri.org/0>"; boundary="${boundary}"; start-info="application/soap+xml"`;
  return new Response(part, { headers: { 'Content-Type': type } });
}
