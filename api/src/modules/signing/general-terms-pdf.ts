import { generalTermsDocument } from '../../documents/general-terms/general-terms.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { financingParty } from '../../documents/financing-party.ts';
import { textsInForce } from '../../documents/texts-in-force.ts';

type Kind = Parameters<typeof generalTermsDocument>[0]['kind'];

/** The general terms as every agreement of a kind carries them. */
export interface GeneralTerms {
  readonly title: string;
  readonly pdf: Uint8Array;
}

const drawn = new Map<Kind, Promise<GeneralTerms>>();

async function draw(kind: Kind): Promise<GeneralTerms> {
  const document = generalTermsDocument({ kind, financing: financingParty, createdAt: textsInForce });
  return { title: document.title, pdf: await renderPdf(document) };
}

/** Draws the general terms of a kind when they are first asked for; a drawing that failed is tried again. */
export function generalTermsPdf(kind: Kind): Promise<GeneralTerms> {
  const known = drawn.get(kind) ?? draw(kind);
  drawn.set(kind, known);
  known.catch(() => drawn.delete(kind));
  return known;
}
