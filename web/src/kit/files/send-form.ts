import { ApiFailure } from '../../api/answer.ts';
import type { FormRequest } from '../../api/call-api.ts';
import type { Received } from '../../api/send.ts';
import { failureMessages } from '../../texts/failures.ts';

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends a form and tells how much of it has gone, from 0 to 1, which fetch does not. Throws ApiFailure where the network fails. */
export function sendForm(
  url: string,
  { method, headers, body }: FormRequest,
  onProgress: (part: number) => void,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new ApiFailure(0, failureMessages.offline, null)));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve({ response: new Response(null, { status }), body: bodyOf(responseText) });
    });
    request.send(body);
  });
}
