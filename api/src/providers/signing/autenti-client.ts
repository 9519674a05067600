import * as v from 'valibot';
import { requestProvider, bodyOf, jsonOf, ProviderRefused } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { ProviderSettings } from '../settings.ts';

const created = v.object({ id: v.string() });

const process = v.object({
  id: v.string(),
  status: v.string(),
  parties: v.array(
    v.object({
      party: v.object({
        contacts: v.optional(
          v.array(v.object({ attributes: v.optional(v.object({ email: v.optional(v.string()) })) })),
          [],
        ),
      }),
      role: v.string(),
      participationStatus: v.optional(v.string(), ''),
    }),
  ),
});

const file = v.object({ id: v.string(), filename: v.string(), filePurpose: v.string() });

export type AutentiProcess = v.InferOutput<typeof process>;

const actionSelection = (event: 'DOCUMENT_SENT' | 'DOCUMENT_WITHDRAWAL'): string =>
  Buffer.from(
    JSON.stringify({
      classifiers: ['CHALLENGE_CLASSIFIER-UNIQUE_TYPE:ACTION_SELECTION'],
      attributes: { selectedIds: [`EVENT_CLASSIFIER-UNIQUE_TYPE:${event}`] },
    }),
  ).toString('base64');

/** The calls of Autenti's API v2. `key` makes a repeated call the same call. */
export function autentiClient({ url, key: apiKey }: ProviderSettings['signing']) {
  const ask = async (path: string, key: string | undefined, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `api-key ${apiKey}`);
    if (key) headers.set('Idempotency-Key', key);
    const reply = await requestProvider('Autenti', `${url}/document-processes${path}`, { ...init, headers });
    if (reply.status === 404) throw new ProviderRefused('Autenti does not know the process');
    return reply;
  };
  const at = (id: string): string => `/${encodeURIComponent(id)}`;

  return {
    async create(key: string, body: object): Promise<string> {
      const headers = { 'Content-Type': 'application/json' };
      const reply = await ask('', key, { method: 'POST', headers, body: JSON.stringify(body) });
      return readReply('Autenti', created, await jsonOf('Autenti', reply)).id;
    },

    async addFile(
      key: string,
      id: string,
      filename: string,
      content: Uint8Array<ArrayBuffer>,
    ): Promise<void> {
      const meta = { filename, filePurpose: 'SOURCE_FILE', mimeType: 'application/pdf' };
      const form = new FormData();
      form.set('fileMeta', new Blob([JSON.stringify(meta)], { type: 'application/json' }));
      form.set('file', new Blob([content], { type: 'application/pdf' }), filename);
      await ask(`${at(id)}/files`, key, { method: 'POST', body: form });
    },

    async act(key: string, id: string, event: 'DOCUMENT_SENT' | 'DOCUMENT_WITHDRAWAL'): Promise<void> {
      await ask(`${at(id)}/actions`, key, {
        method: 'POST',
        headers: { 'X-ASSERTION': actionSelection(event) },
      });
    },

    async read(id: string): Promise<AutentiProcess> {
      return readReply('Autenti', process, await jsonOf('Autenti', await ask(at(id), undefined)));
    },

    /** Autenti lists files as NDJSON: an object a line. */
    async listFiles(id: string): Promise<readonly v.InferOutput<typeof file>[]> {
      const lines = (await bodyOf('Autenti', (await ask(`${at(id)}/files`, undefined)).text()))
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.map((line) => readReply('Autenti', v.pipe(v.string(), v.parseJson(), file), line));
    },

    async fileContent(id: string, fileId: string): Promise<Uint8Array> {
      const reply = await ask(`${at(id)}/files/${encodeURIComponent(fileId)}/content`, undefined);
      return new Uint8Array(await bodyOf('Autenti', reply.arrayBuffer()));
    },
  };
}
