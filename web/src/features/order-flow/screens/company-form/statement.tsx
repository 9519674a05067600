import type { FormConsents } from '@app/machines/company-form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentText } from '../../parts/consent-text.tsx';
import { TextButton } from '../../../../kit/elements/text-link.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { SkeletonRows } from '../../../../kit/elements/skeleton.tsx';
import { consentKey, consentsQuery } from '../../queries/consents.ts';
import type { Consent } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { FormCheckbox } from './form-fields.tsx';

type Props = { order: Order; name: keyof FormConsents };

/** A statement of the form in the wording that is in force today; the version of the wording is kept with the answer. */
export function Statement(props: Props) {
  return (
    <WordedStatement {...props}>
      {(consent) => (
        <Box mb="4">
          <FormCheckbox
            name={`companyAttributes.${props.name}`}
            label={consent.title}
            text={<ConsentText consent={consent} />}
            required
          />
        </Box>
      )}
    </WordedStatement>
  );
}

/** What is made of a statement's wording, once it is there. */
export function WordedStatement({
  order,
  name,
  children,
}: Props & { children: (consent: Consent) => ReactNode }) {
  const t = useTranslations('companyForm.statement');
  const { data, isError, refetch } = useQuery(consentsQuery(order));
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
  return children(consent);
}
