import { ApiFailure } from '../../api/answer.ts';
import type { Reply } from '../../api/answer.ts';
import { callApi } from '../../api/call-api.ts';
import { sendForm } from '../files/send-form.ts';

export type ImportCall = 'uploadUsers' | 'uploadShops';
export type ImportReport = Reply<ImportCall>;

type Sent = { ok: true; report: ImportReport } | { ok: false; reason: string };

/** Sends a sheet to be tried or taken; the same key takes it once. */
export async function sendSheet(
  call: ImportCall,
  { file, dryRun, key }: { file: File; dryRun: boolean; key: string },
): Promise<Sent> {
  const data = new FormData();
  data.set('dry_run', String(dryRun));
  data.set('file', file);
  const send = (url: string, init: Parameters<typeof sendForm>[1]) => sendForm(url, init, () => undefined);
  try {
    const result = await callApi(call, { form: { data, send }, key });
    if (result.ok) return { ok: true, report: result.reply };
    const reason = result.kind === 'refused' ? result.reason : Object.values(result.errors).join(' ');
    return { ok: false, reason };
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return { ok: false, reason: cause.serverMessage ?? cause.message };
  }
}
