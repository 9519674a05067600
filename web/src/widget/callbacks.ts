import type { Embed } from './embed.ts';
import type { Shown } from './run-calculator.ts';
import { summaryOf, type Summary } from './summary.ts';
import { toDecimal } from '@app/machines/rules';

/** What a page's functions are given: what is financed how, and the figures where there are some. */
export interface Told {
  readonly clientId: string;
  readonly financingType: string | null;
  readonly salesChannel: string | null;
  readonly flowType: string;
  /** As the page named them (OFFER-037). */
  readonly items: readonly object[];
  readonly summaryValues: Summary | null;
}

/** What is told of a calculator; null: it has nothing to show yet. */
export const toldOf = (embed: Embed, shown: Shown | null): Told => ({
  ...{ clientId: embed.clientId, salesChannel: embed.salesChannel, flowType: embed.flowType },
  financingType: shown?.financingType ?? embed.financingType,
  items: embed.products.map(({ price, grossPrice, ...rest }) => ({
    ...rest,
    ...{ price: toDecimal(price), grossPrice: toDecimal(grossPrice) },
  })),
  summaryValues: shown !== null && shown.current && shown.figures !== null ? summaryOf(shown.figures) : null,
});

/** The page's function of this name, which may lie in an object of the page ('shop.instalments.chosen'). */
function functionNamed(page: object, name: string): ((told: Told) => unknown) | null {
  const found = name
    .split('.')
    .reduce<unknown>((holder, part) => (holder as Record<string, unknown> | null | undefined)?.[part], page);
  return typeof found === 'function' ? (found as (told: Told) => unknown) : null;
}

/** Tells the page; a mistake in its function is the page's to hear of, and stops nothing here. */
export function tell(page: Window, name: string | null, told: Told): void {
  if (name === null) return;
  try {
    functionNamed(page, name)?.(told);
  } catch (error) {
    page.reportError(error);
  }
}
