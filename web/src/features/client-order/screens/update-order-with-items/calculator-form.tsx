import type { CategoryTerms } from '@app/machines/rules';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ErrorSummary } from '../../../../kit/form/error-summary.tsx';
import { useOfferPreview } from '../../queries/offer-preview.ts';
import type { Order } from '../../queries/order-query.ts';
import { CalculationSection } from './calculation-section.tsx';
import { calculationOf, previewOf, problemsOfItems } from './offer-calculation.ts';
import { errorsOf, summaryOf } from './offer-errors.ts';
import type { OfferValues } from './offer-values.ts';
import { ProductsSection } from './products-section.tsx';

type Props = {
  order: Order;
  values: OfferValues;
  categories: readonly CategoryTerms[];
  onValues: (values: OfferValues) => void;
  /** The goods are changed here too; where they are not, they were checked before or came finished. */
  editable: boolean;
  back?: ReactNode;
  onAccept: () => void;
  busy: boolean;
  /** What the server refused, by path, until the next sending. */
  refused: Readonly<Record<string, string>>;
};

/** Fields of a row's dialog are reached by the button that opens it. */
const reachable = (id: string) => id.replace(/^item-(\d+)-.*$/u, 'item-$1-edit');

/** Goods, instalments, own payment: every change is calculated at once, and accepted at the end. */
export function CalculatorForm(props: Props) {
  const { order, values, categories, onValues, editable, onAccept, refused } = props;
  const t = useTranslations('items');
  const [attempt, setAttempt] = useState(0);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const calculation = calculationOf(order, values, categories);
  const problems = { ...calculation.problems, ...problemsOfItems(order, values.items, categories) };
  const own = errorsOf(problems);
  const all = errorsOf({ ...refused, ...problems });
  const errorOf = (id: string) => (attempt > 0 || touched.has(id) ? all : errorsOf({})).get(id) ?? null;
  useOfferPreview(order.slug, previewOf(order, values, calculation));
  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (own.size === 0) onAccept();
  }
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={attempt === 0 ? [] : summaryOf(all, reachable)} attempt={attempt} />
      <ProductsSection
        order={order}
        values={values}
        categories={categories}
        onValues={onValues}
        editable={editable}
        errorOf={(id) => all.get(id) ?? null}
        problem={own.get('') ?? null}
      />
      <CalculationSection
        order={order}
        values={values}
        calculation={calculation}
        onValues={onValues}
        errorOf={errorOf}
        onBlur={(id) => setTouched((before) => new Set([...before, id]))}
      />
      <Actions>
        {props.back}
        <Button kind="primary" type="submit" busy={props.busy}>
          {t('accept')}
        </Button>
      </Actions>
    </form>
  );
}
