import { setTimeout as pause } from 'node:timers/promises';

const { API, API_KEY } = process.env;

async function call(path, order) {
  const answer = await fetch(`${API}/api/ecommerce/orders${path}`, {
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
      // Ten sam numer to to samo zamówienie: powtórzone żądanie dostaje tę samą odpowiedź.
      ...(order && { 'Idempotency-Key': `zamowienie-${order.external_order_id}` }),
    },
    ...(order && { method: 'POST', body: JSON.stringify(order) }),
    signal: AbortSignal.timeout(10_000),
  });
  const seconds = Number(answer.headers.get('Retry-After') ?? 1);
  return { status: answer.status, said: await answer.json(), seconds };
}

const unanswered = { status: 0, said: { error: 'Serwer finansowania nie odpowiada.' }, seconds: 1 };
const mayComeLater = ({ status, said }) =>
  status === 0 || status === 429 || status >= 500 || said.code === 'in_flight';

/** Składa zamówienie. Gdy odpowiedź nie dojdzie albo serwer każe odczekać, wysyła to samo jeszcze dwa razy. */
export async function createOrder(order) {
  for (let attempt = 1; ; attempt++) {
    const answer = await call('', order).catch(() => unanswered);
    if (attempt === 3 || answer.seconds > 5 || !mayComeLater(answer)) return answer;
    await pause(answer.seconds * 1000);
  }
}

/** Odczytuje zamówienie, które złożył sklep; null, gdy teraz się nie da. */
export async function readOrder(number) {
  const { status, said } = await call(`/${encodeURIComponent(number)}`).catch(() => unanswered);
  return status === 200 ? said : null;
}
