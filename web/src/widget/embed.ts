import { customThemes, financingTypes, salesChannels } from '@app/machines/order';
import type { CustomTheme, FinancingType, SalesChannel } from '@app/machines/order';
import type { EnteredOwnPayment } from '@app/machines/rules';
import { amountOf, numberOf, recordsOf } from './attribute-values.ts';
import { productsOf, type Product } from './products.ts';
import { figuresOfSummary, type Figures } from './summary.ts';

/** Who looks at the page: a client, or a salesman who prepares an offer. */
type FlowType = 'client' | 'other';

/** What a page's script tag asks for (OFFER-033). What it does not say, or says in words that nobody knows, is null. */
export interface Embed {
  /** Where the calls are: the site that the loader came from. */
  readonly origin: string;
  readonly clientId: string;
  readonly flowType: FlowType;
  readonly salesChannel: SalesChannel | null;
  readonly financingType: FinancingType | null;
  /** 'summary': figures without anything to choose. */
  readonly mode: 'calculator' | 'summary';
  readonly products: readonly Product[];
  /** Figures that the page knows already: shown until others are calculated, in a summary for good. */
  readonly summaryValues: Figures | null;
  readonly own: EnteredOwnPayment | null;
  /** Grosz, borrowed for any purpose. */
  readonly loan: number;
  readonly installmentsCount: number | null;
  readonly theme: CustomTheme | null;
  /** Where it is drawn, a selector; null: behind the tag. */
  readonly target: string | null;
  /** Whether a page that takes the calculator away is loaded anew; elsewhere the calculator is put back. */
  readonly reloadsPage: boolean;
  /** Names of functions of the page. */
  readonly onLoad: string | null;
  readonly onCalculate: string | null;
  readonly onClick: string | null;
  /** What a developer should mend, in English; told outside of production. */
  readonly faults: readonly string[];
}

/** Where the attribute does not say it, a client's pages are known by their address (OFFER-031). */
const flowTypeOf = (said: string | undefined, path: string): FlowType => {
  if (said === 'client' || said === 'other') return said;
  return path.startsWith('/orders') ? 'client' : 'other';
};

function ownOf(text: string | undefined): EnteredOwnPayment | null {
  const [entered = {}] = recordsOf(text);
  const amount = amountOf(entered['customEntryValueNet'] ?? entered['ownPayment']);
  if (amount !== null) return { amount };
  const grossAmount = amountOf(entered['customEntryValue'] ?? entered['grossOwnPayment']);
  if (grossAmount !== null) return { grossAmount };
  const percent = numberOf(entered['ownPaymentInPercent']);
  return percent === null ? null : { percent };
}

/** The attributes of a tag on the page of this path. */
export function embedOf(tag: HTMLScriptElement, path: string): Embed {
  const said = tag.dataset;
  const faults: string[] = [];
  const oneOf = <T extends string>(name: string, words: readonly T[]): T | null => {
    const word = said[name];
    const found = words.find((one) => one === word) ?? null;
    if (word !== undefined && word !== '' && found === null)
      faults.push(
        `data-${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)} is none of ${words.join(', ')}`,
      );
    return found;
  };
  const clientId = said['clientId']?.trim() ?? '';
  if (clientId === '') faults.push('data-client-id is missing');
  const products = productsOf(said['products']);
  if (products === null) faults.push('data-products is no JSON list of products with prices');
  const [summary] = recordsOf(said['summaryValues']);
  const [entered = {}] = recordsOf(said['entryValues']);
  const count = numberOf(said['installmentsCount']);
  return {
    origin: new URL(tag.src).origin,
    clientId,
    flowType: flowTypeOf(said['flowType'], path),
    salesChannel: oneOf('salesChannel', salesChannels),
    financingType: oneOf('financingType', financingTypes),
    mode: oneOf('mode', ['calculator', 'summary']) ?? 'calculator',
    products: products ?? [],
    summaryValues: summary === undefined ? null : figuresOfSummary(summary),
    own: ownOf(said['entryValues']),
    loan: amountOf(entered['customPurposeLoan']) ?? 0,
    installmentsCount: count !== null && Number.isInteger(count) && count > 0 ? count : null,
    theme: oneOf('theme', customThemes),
    target: said['target'] ?? null,
    reloadsPage: said['removed'] === 'reload',
    onLoad: said['onLoad'] ?? null,
    onCalculate: said['onCalculate'] ?? null,
    onClick: said['onClick'] ?? null,
    faults: (said['env'] ?? 'production') === 'production' ? [] : faults,
  };
}
