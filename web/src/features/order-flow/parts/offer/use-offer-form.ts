import { useStore } from '@tanstack/react-form';
import type { Problems } from '@app/machines/rules';
import { useCallback } from 'react';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import type { Order } from '../../queries/order-query.ts';
import { useKeptDraft } from './offer-draft.ts';
import type { OfferDraft } from './offer-draft.ts';
import { offerErrors } from './offer-errors.ts';
import type { OfferValues } from './offer-values.ts';
import type { Saved } from './use-offer-saving.ts';

type Options = {
  order: Order;
  start: Pick<OfferDraft, 'values' | 'checked'>;
  /** Keeps its identity until it finds something else. */
  problemsOf: (values: OfferValues) => Problems;
  /** The form's path for one as it is sent. */
  pathOf: (sent: string) => string;
  save: (values: OfferValues) => Promise<Saved>;
};

/** The form of an offer, which a reload leaves as it was typed. */
export function useOfferForm({ order, start, problemsOf, pathOf, save }: Options) {
  const validate = useCallback(
    (values: OfferValues) => offerErrors(problemsOf(values), pathOf),
    [problemsOf, pathOf],
  );
  const { form, errors } = useValidatedForm<OfferValues>({
    defaultValues: start.values,
    validate,
    submit: async (values) => {
      const { problems } = await save(values);
      return Object.fromEntries(offerErrors(problems, pathOf).map(({ path, message }) => [path, message]));
    },
  });
  const values = useStore(form.store, (state) => state.values);
  useKeptDraft(order, values, start.checked);
  return { form, errors, values };
}

export type OfferForm = ReturnType<typeof useOfferForm>['form'];
