import type { Screen } from '@app/machines/order';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormElement, FormErrors } from '../../../kit/form/form.tsx';
import type { FieldErrors, ValidationError } from '../../../kit/form/validation.ts';
import type { Order } from '../queries/order-query.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyLoading } from './company-loading.tsx';
import { afterFieldName, namesField } from './error-message.ts';
import { isRequest } from './requests.ts';
import { ScreenHead } from './screen-head.tsx';

type Props = {
  order: Order;
  screen: Screen;
  busy: boolean;
  errors: FieldErrors;
  /** What the fields beside the VAT id are called, by their paths. */
  names?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The form around: while the registry is asked about the company, tips stand in its place. */
export function CompanyStep({ order, screen, busy, errors, names = {}, children }: Props) {
  const t = useTranslations('forms');
  const fieldNames: Readonly<Record<string, string>> = { ...names, vat_id: t('vatId.label') };
  function messageOf({ path, message }: ValidationError) {
    const what = fieldNames[path];
    const clear = what === undefined || isRequest(message) || namesField(what, message);
    return clear ? message : t('errorOf', { what, sentence: afterFieldName(message) });
  }
  return (
    <CompanyLoading order={order} waiting={busy}>
      <FormElement errors={errors}>
        <ScreenHead screen={screen} />
        {/* In a form that is hidden no summary could take the focus: it comes when the answer is there. */}
        {!busy && <FormErrors messageOf={messageOf} />}
        {children}
        <CancelOrder order={order} />
      </FormElement>
    </CompanyLoading>
  );
}
