import { ApiFailure } from '../../api/answer.ts';
import type { Reply } from '../../api/answer.ts';
import { callApi, newKey } from '../../api/call-api.ts';
import { sendForm } from '../../kit/files/send-form.ts';

type FormCall = 'setShopLogo' | 'updateShopSettings';

type Sent<N extends FormCall> =
  | { ok: true; reply: Reply<N> }
  /** Why not, and which fields are wrong. */
  | { ok: false; reason: string; errors: Readonly<Record<string, string>> };

/** Sends what a shop is shown with as a form. */
export async function sendShopForm<N extends FormCall>(
  name: N,
  data: FormData,
  params: Record<string, string> = {},
): Promise<Sent<N>> {
  const send = (url: string, init: Parameters<typeof sendForm>[1]) => sendForm(url, init, () => undefined);
  try {
    const result = await callApi(name, { params, form: { data, send }, key: newKey() });
    if (result.ok) return result;
    if (result.kind === 'refused') return { ok: false, reason: result.reason, errors: {} };
    return { ok: false, reason: Object.values(result.errors).join(' '), errors: result.errors };
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return { ok: false, reason: cause.serverMessage ?? cause.message, errors: {} };
  }
}
