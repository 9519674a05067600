import type { FinancingType } from '@app/machines/order';
import type { EnteredOwnPayment, Price } from '@app/machines/rules';
import type { Answer, Manifest, Question } from './ask.ts';
import { debounced, typingDebounce, type Clock } from './clock.ts';
import type { Embed } from './embed.ts';
import { categoriesOfProducts, priceOfProducts } from './products.ts';
import type { Figures } from './summary.ts';

/** What a person chooses; what is null follows from the terms of the goods. */
interface Choice {
  readonly financingType: FinancingType;
  readonly grossPrice: number | null;
  readonly count: number | null;
  readonly own: EnteredOwnPayment | null;
  readonly loan: number;
}

/** What the calculator shows now. */
export interface Shown extends Choice {
  readonly types: readonly FinancingType[];
  /** Whether the price is typed here: the page names no products. */
  readonly typesPrice: boolean;
  /** The last good figures; they stay while others are asked for and where there are none. */
  readonly figures: Figures | null;
  /** Whether the figures belong to what is chosen. */
  readonly current: boolean;
  readonly asking: boolean;
  readonly refused: { readonly field: string; readonly sentence: string } | null;
  readonly failed: string | null;
}

/** What hangs on a calculator: how it asks, how it is drawn, whom it tells. */
interface Surroundings {
  readonly ask: (question: Question) => Promise<Answer<Figures>>;
  readonly show: (shown: Shown) => void;
  /** Figures that belong to what is chosen. */
  readonly calculated: (shown: Shown) => void;
  readonly clock: Clock;
}

export interface Calculator {
  /** 'typed': it is asked once the typing rests. */
  readonly change: (part: Partial<Choice>, how: 'typed' | 'chosen') => void;
  readonly again: () => void;
  readonly shown: () => Shown;
}

/** The financing types of the shop that the page may speak of, in the shop's order. */
export function typesFor(embed: Pick<Embed, 'financingType' | 'salesChannel'>, manifest: Manifest) {
  const { financingType, salesChannel } = embed;
  return manifest.financing_types
    .filter((one) => salesChannel === null || one.sales_channels.includes(salesChannel))
    .map((one) => one.financing_type)
    .filter((type) => financingType === null || type === financingType);
}

/** Fields of a question that a page may have filled with what is no longer offered, or that stayed from another type. */
const begunAnew: Readonly<Record<string, Partial<Choice>>> = {
  payments_count: { count: null },
  own_payment: { own: null },
  gross_own_payment: { own: null },
  own_payment_in_percent: { own: null },
  custom_purpose_loan: { loan: 0 },
};

/** What is refused of a page's wishes falls away, as long as the person has not chosen it here: an old page still gets figures. */
function withoutRefused(shown: Shown, touched: ReadonlySet<string>, field: string): Partial<Choice> | null {
  const part = begunAnew[field];
  const [name] = Object.keys(part ?? {}) as (keyof Choice)[];
  if (part === undefined || name === undefined || touched.has(name)) return null;
  return shown[name] === part[name] ? null : part;
}

/** Whether a page gives figures that are shown for good. */
const isKnown = ({ mode, summaryValues }: Embed): boolean => mode === 'summary' && summaryValues !== null;

function questionOf(embed: Embed, choice: Choice & { readonly grossPrice: number }): Question {
  const { financingType, grossPrice, count, own, loan } = choice;
  return {
    ...{ clientId: embed.clientId, financingType, grossPrice, count, own },
    price: priceOfProducts(embed.products)?.price ?? null,
    categories: categoriesOfProducts(embed.products),
    loan: financingType === 'medical' ? loan : 0,
  };
}

/** What a calculator will ask first, where its tag says enough to know it before the shop's manifest is there; else null. */
export function firstQuestion(embed: Embed): Question | null {
  const grossPrice = priceOfProducts(embed.products)?.grossPrice ?? null;
  const { financingType, installmentsCount: count, own, loan } = embed;
  if (financingType === null || grossPrice === null || embed.clientId === '' || isKnown(embed)) return null;
  return questionOf(embed, { financingType, grossPrice, count, own, loan });
}

/** Runs the calculator of a page until the page is gone. `types` holds at least one. */
export function runCalculator(
  embed: Embed,
  types: readonly [FinancingType, ...FinancingType[]],
  { ask, show, calculated, clock }: Surroundings,
): Calculator {
  const products: Price | null = priceOfProducts(embed.products);
  const touched = new Set<string>();
  let questions = 0;
  let shown: Shown = {
    types,
    financingType: types[0],
    typesPrice: products === null,
    grossPrice: products?.grossPrice ?? null,
    count: embed.installmentsCount,
    own: embed.own,
    loan: embed.loan,
    figures: embed.summaryValues,
    current: false,
    ...{ asking: false, refused: null, failed: null },
  };

  function set(part: Partial<Shown>): void {
    shown = { ...shown, ...part };
    show(shown);
  }

  async function calculate(): Promise<void> {
    questions += 1;
    const mine = questions;
    const { grossPrice } = shown;
    if (grossPrice === null || grossPrice <= 0)
      return set({ ...{ figures: null, current: false, asking: false, refused: null, failed: null } });
    set({ asking: true, failed: null });
    const answer = await ask(questionOf(embed, { ...shown, grossPrice }));
    // What was asked meanwhile is answered by a newer question.
    if (mine !== questions) return undefined;
    if ('reply' in answer) {
      set({ ...{ asking: false, current: true, refused: null, failed: null }, figures: answer.reply });
      return calculated(shown);
    }
    if ('failed' in answer)
      return set({ ...{ asking: false, current: false, refused: null }, failed: answer.failed });
    const { refused: field, sentence } = answer;
    const less = withoutRefused(shown, touched, field);
    if (less === null) return set({ asking: false, current: false, refused: { field, sentence } });
    shown = { ...shown, ...less };
    return calculate();
  }

  const afterTyping = debounced(clock, typingDebounce, () => void calculate());

  // A summary whose figures the page knows asks nothing.
  if (isKnown(embed)) set({ current: true });
  else void calculate();

  return {
    change(part, how) {
      const another = part.financingType !== undefined && part.financingType !== shown.financingType;
      for (const name of Object.keys(part)) touched.add(name);
      if (another) touched.clear();
      // Other terms begin with what they offer, not with what was chosen of the ones before.
      const begun = another ? { count: null, own: null, loan: 0, figures: null } : {};
      set({ ...begun, ...part, current: false });
      if (how === 'typed') afterTyping();
      else void calculate();
    },
    again: () => void calculate(),
    shown: () => shown,
  };
}
