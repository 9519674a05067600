import type { Screen } from '@app/machines/order';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormElement, FormErrors } from '../../../kit/form/form.tsx';
import type { Validate, ValidationError } from '../../../kit/form/validation.ts';
import type { Order } from '../queries/order-query.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyLoading } from './company-loading.tsx';
import { afterFieldName, namesField } from './error-message.ts';
import { OfflineNote } from './offline-note.tsx';
import { ScreenHead } from './screen-head.tsx';

type Props<T> = {
  order: Order;
  screen: Screen;
  busy: boolean;
  errorsOf: Validate<T>;
  /** What the fields beside the VAT id are called, by their paths. */
  names?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The form around: while the registry is asked about the company, tips stand in its place. */
export function CompanyStep<T>({ order, screen, busy, errorsOf, names = {}, children }: Props<T>) {
  const t = useTranslations('forms');
  const fieldNames: Readonly<Record<string, string>> = { ...names, vat_id: t('vatId.label') };
  function messageOf({ path, message }: ValidationError) {
    const what = fieldNames[path];
    const clear = what === undefined || namesField(what, message);
    return clear ? message : t('errorOf', { what, sentence: afterFieldName(message) });
  }
  return (
    <CompanyLoading order={order} waiting={busy}>
      <FormElement>
        <ScreenHead screen={screen} />
        <OfflineNote />
        <FormErrors of={errorsOf} messageOf={messageOf} />
        {children}
        <CancelOrder order={order} />
      </FormElement>
    </CompanyLoading>
  );
}
