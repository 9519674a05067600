import type { FormConsents } from '@app/machines/company-form';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ConsentText } from '../../parts/consent-text.tsx';
import { TextButton } from '../../../../kit/elements/text-link.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { SkeletonRows } from '../../../../kit/elements/skeleton.tsx';
import { consentKey, consentsQuery } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { idOf, skipFormEvents, useError, useFormContext, useFormValue } from './form-context.ts';

/** A statement of the form in the wording that is in force today; the version of the wording is kept with the answer. */
export function Statement({ order, name }: { order: Order; name: keyof FormConsents }) {
  const t = useTranslations('companyForm.statement');
  const parts = useTranslations('kit');
  const { form } = useFormContext();
  const path = `companyAttributes.${name}` as const;
  const given = useFormValue((values) => values.companyAttributes[name]);
  const error = useError(path);
  const { data, isError, refetch } = useQuery(consentsQuery(order.slug));
  const consent = data?.consents.find((one) => consentKey(one) === name);
  if (consent === undefined) {
    return isError ? (
      <Box mb="4" role="alert">
        {t('failed')}{' '}
        <TextButton type="button" onClick={() => void refetch()}>
          {t('again')}
        </TextButton>
      </Box>
    ) : (
      <SkeletonRows rows={2} />
    );
  }
  return (
    <Box mb="4">
      <Checkbox
        id={idOf(path)}
        checked={given}
        onChecked={(on) => form.setFieldValue(path, on, skipFormEvents)}
        label={consent.title}
        text={<ConsentText consent={consent} />}
        required
        badge={parts('mandatory')}
        error={error}
      />
    </Box>
  );
}
