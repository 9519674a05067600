import type { Journal, MoneyTold } from './journal.ts';
import { openProxy, type Passed, type Proxy } from './proxy.ts';

const hundredths = (text: string | null | undefined): number => Math.round(Math.abs(Number(text ?? 0)) * 100);

/** The sum that has come or gone by a notification of Dotpay; null where it tells of none. */
function toldByDotpay(body: string): MoneyTold | null {
  const at = new URLSearchParams(body);
  const kind = at.get('operation_type');
  if ((kind !== 'payment' && kind !== 'refund') || at.get('operation_status') !== 'completed') return null;
  const amount = hundredths(at.get('operation_original_amount'));
  const currency = at.get('operation_original_currency') ?? '';
  return { number: at.get('operation_number') ?? '', kind, amount, currency };
}

/** The sum that has come by a notification of Blue Media; null where none has. */
function toldByBlueMedia(body: string): MoneyTold | null {
  const xml = Buffer.from(new URLSearchParams(body).get('transactions') ?? '', 'base64').toString('utf8');
  const at = (name: string): string => new RegExp(`<${name}>([^<]*)<`, 'u').exec(xml)?.[1] ?? '';
  const amount = hundredths(at('amount'));
  if (at('paymentStatus') !== 'SUCCESS' || amount === 0) return null;
  return { number: at('remoteID'), kind: 'payment', amount, currency: at('currency') };
}

const told = ({ path, body }: Passed): MoneyTold | null => {
  if (path.startsWith('/api/dotpay/')) return toldByDotpay(body.toString('utf8'));
  if (path.startsWith('/api/bluemedia/')) return toldByBlueMedia(body.toString('utf8'));
  return null;
};

/** Passes on what providers tell the servers, and notes each sum that a server has acknowledged. */
export function openNotificationProxy(serverUrl: string, journal: Journal): Promise<Proxy> {
  return openProxy(
    () => serverUrl,
    async (passed) => {
      const money = passed.method === 'POST' ? told(passed) : null;
      if (money === null) return;
      return (status) => {
        const isNew = !journal.money.some(({ number }) => number === money.number);
        if (status === 200 && isNew) journal.money.push(money);
      };
    },
  );
}
