import { Hono } from 'hono';
import { html } from 'hono/html';
import { sameText } from '../same-text.ts';
import { decidedPage, unknownPage } from '../simulation/client-answer.ts';
import { clientPage, page } from '../simulation/page.ts';
import type { Html } from '../simulation/page.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';
import type { SimulatedProcess, SimulatedSigner } from './simulated-process.ts';

type Decide = {
  readonly sign: (item: Item<SimulatedProcess>, signerIndex: number) => void;
  readonly refuse: (item: Item<SimulatedProcess>) => void;
};

/** The page behind a signer's link: the documents, and to sign or refuse. */
export function signingPages({ store }: Simulation, { sign, refuse }: Decide): Hono {
  const collection = store.collection<SimulatedProcess>('autenti');
  const pages = new Hono();

  /** The signer whose secret the token is. */
  function opened(token: string) {
    const [id = '', index = ''] = token.split('-');
    const item = collection.find(id);
    const signer = item?.data.signers[Number(index)];
    return item && signer && sameText(signer.token, token)
      ? { item, signer, index: Number(index) }
      : undefined;
  }

  pages.get('/sign/:token', (context) => {
    const found = opened(context.req.param('token'));
    if (!found) return page(context, { title: 'Autenti', body: unknownPage('Autenti'), status: 404 });
    const { item, signer } = found;
    const over = signer.signed || item.state !== 'pending';
    const body = over ? decidedPage('Autenti', undefined) : signingPage(item.data, signer);
    return page(context, { title: `${item.data.title} – symulator Autenti`, body });
  });

  pages.get('/sign/:token/files/:index', (context) => {
    const file = opened(context.req.param('token'))?.item.data.files[Number(context.req.param('index'))];
    if (!file) return page(context, { title: 'Autenti', body: unknownPage('Autenti'), status: 404 });
    const disposition = `inline; filename*=UTF-8''${encodeURIComponent(file.filename)}`;
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': disposition,
      'X-Content-Type-Options': 'nosniff',
    };
    return context.body(Buffer.from(file.base64, 'base64'), 200, headers);
  });

  pages.post('/sign/:token', async (context) => {
    const found = opened(context.req.param('token'));
    if (!found) return page(context, { title: 'Autenti', body: unknownPage('Autenti'), status: 404 });
    const { item, signer, index } = found;
    const { answer } = await context.req.parseBody();
    if (item.state === 'pending' && !signer.signed) {
      if (answer === 'sign') sign(item, index);
      if (answer === 'refuse') refuse(item);
    }
    return page(context, { title: 'Autenti', body: answeredPage(answer) });
  });

  return pages;
}

const answers: Readonly<Record<string, string>> = {
  sign: 'Dokument jest podpisany',
  refuse: 'Odmowa podpisu jest zapisana',
};

/** Autenti leads nobody back: the signer closes the page. */
const answeredPage = (answer: unknown): Html =>
  clientPage(
    'Autenti',
    html`<h1>${answers[String(answer)] ?? 'Dokument czeka na podpis'}</h1>
      <p>Możesz zamknąć tę stronę. Dalszy ciąg zobaczysz we wniosku.</p>`,
  );

function signingPage(process: SimulatedProcess, signer: SimulatedSigner): Html {
  const documents = process.files.map(
    ({ filename }, index) =>
      html`<li><a href="${signer.token}/files/${index}" target="_blank" rel="noopener">${filename}</a></li>`,
  );
  return clientPage(
    'Autenti',
    html`<h1>${process.title}</h1>
      <p>${process.description}</p>
      <dl class="facts">
        <div>
          <dt>Osoba</dt>
          <dd>${signer.firstName} ${signer.lastName}</dd>
        </div>
        <div>
          <dt>Rodzaj podpisu</dt>
          <dd>${process.qualified ? 'kwalifikowany podpis elektroniczny' : 'podpis elektroniczny'}</dd>
        </div>
        ${
          documents.length > 0
            ? html`<div>
                <dt>Dokumenty</dt>
                <dd>
                  <ul>
                    ${documents}
                  </ul>
                </dd>
              </div>`
            : ''
        }
      </dl>
      <form method="post" class="buttons">
        <button class="button quiet" name="answer" value="later">Wróć bez podpisu</button>
        <button class="button refuse" name="answer" value="refuse">Odmawiam podpisu</button>
        <button class="button primary" name="answer" value="sign">Podpisuję</button>
      </form>`,
  );
}
