import type { ReplyOf } from '@app/machines/contract';
import type { FinancingType } from '@app/machines/order';
import { toDecimal, type EnteredOwnPayment } from '@app/machines/rules';
import { loadRetry, type Clock } from './clock.ts';
import { texts } from './texts.ts';

export type Manifest = ReplyOf<'getWidgetManifest'>;

/** What is to be calculated; amounts in grosz. */
export interface Question {
  readonly clientId: string;
  readonly financingType: FinancingType;
  readonly grossPrice: number;
  /** Null: its VAT is 23%. */
  readonly price: number | null;
  readonly categories: readonly string[];
  readonly count: number | null;
  readonly own: EnteredOwnPayment | null;
  readonly loan: number;
}

/** An answer, the sentence of a refused field, or why there is no answer. */
export type Answer<T> =
  | { readonly reply: T }
  | { readonly refused: string; readonly sentence: string }
  | { readonly failed: string };

const calculations: Readonly<Record<FinancingType, string>> = {
  lease: 'get_calculate_lease',
  b2b_loan: 'get_calculate_loan',
  industry: 'get_calculate_industry',
  plm: 'get_calculate_plm',
  medical: 'medical/calculations',
};

function ownQuery(own: EnteredOwnPayment | null): [string, string][] {
  if (own === null) return [];
  if ('percent' in own) return [['own_payment_in_percent', String(own.percent)]];
  return 'amount' in own
    ? [['own_payment', toDecimal(own.amount)]]
    : [['gross_own_payment', toDecimal(own.grossAmount)]];
}

/** The address of a calculation behind the site's. */
export function calculationAddress(question: Question): string {
  const { clientId, financingType, grossPrice, price, categories, count, own, loan } = question;
  const query = new URLSearchParams([
    ['client_id', clientId],
    ['gross_price', toDecimal(grossPrice)],
    ...(price === null ? [] : [['price', toDecimal(price)]]),
    ...ownQuery(own),
    ...(count === null ? [] : [['payments_count', String(count)]]),
    ...categories.map((category) => ['categories[]', category]),
    ...(loan === 0 ? [] : [['custom_purpose_loan', toDecimal(loan)]]),
  ]);
  return `/api/widget/${calculations[financingType]}?${query}`;
}

const manifestAddress = (clientId: string): string =>
  `/api/widget/v2/manifest?${new URLSearchParams({ client_id: clientId })}`;

/** How the page asks: fetch in a browser. */
export type Fetch = (address: string) => Promise<Response>;

/** Without cookies: what is answered is the same for everybody. */
export const browserFetch: Fetch = (address) => fetch(address, { credentials: 'omit', mode: 'cors' });

/**
 * Asks for an address at once, and gives what comes to whoever asks for it first: on a slow line the figures and the
 * manifest are on their way together. A lost connection is asked again.
 */
export function askedAhead(get: Fetch, address: string | null): Fetch {
  if (address === null) return get;
  let ahead: Promise<Response> | null = get(address);
  ahead.catch(() => (ahead = null));
  return (asked) => {
    if (asked !== address || ahead === null) return get(asked);
    const answer = ahead;
    ahead = null;
    return answer;
  };
}

interface Refusal {
  readonly error?: string;
  readonly errors?: readonly Readonly<Record<string, string>>[];
}

async function ask<T>(get: Fetch, address: string): Promise<Answer<T>> {
  try {
    const answer = await get(address);
    if (answer.ok) return { reply: (await answer.json()) as T };
    if (answer.status >= 500) return { failed: texts.failed };
    const { error, errors = [] } = (await answer.json()) as Refusal;
    const [[refused, sentence] = []] = errors.map((one) => Object.entries(one)[0]);
    if (refused !== undefined && sentence !== undefined) return { refused, sentence };
    return { failed: error ?? texts.failed };
  } catch {
    return { failed: texts.failed };
  }
}

export const askCalculation = (get: Fetch, origin: string, question: Question) =>
  ask<ReplyOf<'getWidgetMedical'>>(get, `${origin}${calculationAddress(question)}`);

/** How often the manifest is asked for before the calculator says that it failed. */
const manifestTries = 3;

/** The manifest, asked for again after 300 ms where there is no answer. */
export async function askManifest(
  get: Fetch,
  origin: string,
  clientId: string,
  clock: Clock,
): Promise<Answer<Manifest>> {
  const address = `${origin}${manifestAddress(clientId)}`;
  let answer = await ask<Manifest>(get, address);
  for (
    let tries = 1;
    tries < manifestTries && 'failed' in answer && answer.failed === texts.failed;
    tries += 1
  ) {
    await new Promise<void>((resolve) => clock.after(loadRetry, resolve));
    answer = await ask<Manifest>(get, address);
  }
  return answer;
}
