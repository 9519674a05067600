import { Hono } from 'hono';
import { bikConsentDocument } from '../documents/bik/bik-consent.ts';
import { bikInformationClauseDocument } from '../documents/bik/bik-information-clause.ts';
import type { DocumentDefinition } from '../documents/document.ts';
import { renderPdf } from '../documents/render-pdf.ts';
import { financingParty } from '../documents/financing-party.ts';
import { textsInForce } from '../documents/texts-in-force.ts';

/** The documents that are the same for everybody, by their path. */
const definitions: Readonly<Record<string, () => DocumentDefinition>> = {
  '/pdf/bik_consent.pdf': () =>
    bikConsentDocument({
      financing: financingParty,
      company: null,
      person: null,
      consentedAt: null,
      createdAt: textsInForce,
    }),
  '/documents/bik_information_clause.pdf': () =>
    bikInformationClauseDocument({ financing: financingParty, createdAt: textsInForce }),
};

/** Serves them, each drawn once when it is first asked for. */
export function staticDocuments(): Hono {
  const drawn = new Map<string, Promise<Uint8Array>>();
  const app = new Hono();
  for (const [path, define] of Object.entries(definitions)) {
    app.get(path, async (c) => {
      const known = drawn.get(path) ?? renderPdf(define());
      drawn.set(path, known);
      known.catch(() => drawn.delete(path));
      const headers = { 'Content-Type': 'application/pdf', 'Cache-Control': 'public, max-age=3600' };
      return c.body(new Uint8Array(await known), 200, headers);
    });
  }
  return app;
}
