import { asksFor, emptyAddress } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { employeeBands, turnoverBands } from '@app/machines/contract';
import { legalFormNames } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { ChoiceField } from '../../../../kit/form/form-fields.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import { Choice } from '../../../../kit/form/yes-no.tsx';
import type { Order } from '../../queries/order-query.ts';
import { AddressFields } from './address-fields.tsx';
import { FarmQuestion } from './farm-question.tsx';
import { FinanceFields } from './finance-fields.tsx';
import { Explained } from '../../parts/explained.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { FormSelect } from './form-fields.tsx';
import { Group } from './group.tsx';
import { nipText } from '../../parts/nip-text.ts';

type Company = CompanyFormValues['companyAttributes'];

/** Section 1: the company as the registry knows it, its addresses and figures. */
export function BasicSection({ order }: { order: Order }) {
  const t = useTranslations('companyForm.basic');
  const { form, kind } = useCompanyForm();
  const addresses = useFormValue((values) => values.companyAttributes.addressesAttributes.length);
  const path = 'companyAttributes.addressesAttributes' as const;
  const separations = (['yes', 'no', 'at_least_one'] as const).filter(
    (one) => one !== 'at_least_one' || kind.legalForm !== 'dg',
  );
  return (
    <>
      <Group title={t('company')}>
        <Facts order={order} legalForm={legalFormNames[kind.legalForm]} />
      </Group>
      <Group title={t('address')}>
        <AddressFields path={`${path}[0]`} />
        <Checkbox
          checked={addresses > 1}
          onChecked={(on) =>
            form.details.form.setFieldValue(path, (before: Company['addressesAttributes']) =>
              on ? [...before, emptyAddress(true)] : before.slice(0, 1),
            )
          }
          label={t('correspondence')}
        />
        {addresses > 1 && (
          <Box mt="4">
            <AddressFields path={`${path}[1]`} />
          </Box>
        )}
      </Group>
      {asksFor(kind, 'turnoverAndEmployees') && (
        <Group title={t('size')}>
          <FieldGrid phone="halves">
            <FormSelect
              name="companyAttributes.yearlyTurnover"
              options={turnoverBands.map((band) => ({ value: band, label: t(`turnovers.${band}`) }))}
            />
            <FormSelect
              name="companyAttributes.numberOfEmployees"
              options={employeeBands.map((band) => ({ value: band, label: t(`bands.${band}`) }))}
            />
          </FieldGrid>
        </Group>
      )}
      <FinanceFields />
      {asksFor(kind, 'propertySeparation') && (
        <Group title={t('owner')}>
          <Explained word="separation" />
          <FormField name="companyAttributes.propertySeparation">
            <ChoiceField<Company['propertySeparation']>>
              {(choice) => (
                <Choice
                  required
                  question={t('separation')}
                  options={separations.map((one) => ({ value: one, label: t(`separations.${one}`) }))}
                  {...choice}
                />
              )}
            </ChoiceField>
          </FormField>
        </Group>
      )}
      {asksFor(kind, 'agriculture') && (
        <Group title={t('agriculture')}>
          <FarmQuestion order={order} name="agriculturalHoldingConsent" />
          <FarmQuestion order={order} name="nonAgriculturalFinancingConsent" />
        </Group>
      )}
    </>
  );
}

function Facts({ order, legalForm }: { order: Order; legalForm: string }) {
  const t = useTranslations('companyForm.basic');
  const company = order.companyAttributes;
  const rows = [
    { label: t('vatId'), value: nipText(company?.vatId ?? '') },
    { label: t('name'), value: company?.name ?? '–' },
    { label: t('legalForm'), value: legalForm },
    ...(company?.krs ? [{ label: t('krs'), value: company.krs }] : []),
  ];
  return (
    <>
      <Box display="grid" gap="2">
        {rows.map((row) => (
          <Box
            key={row.label}
            display="grid"
            gridTemplateColumns={{ base: '1fr', lg: '160px 1fr' }}
            columnGap="4"
          >
            <Box color="ink.muted" textStyle={{ base: 'small', lg: 'body' }}>
              {row.label}
            </Box>
            <Box overflowWrap="anywhere">{row.value}</Box>
          </Box>
        ))}
      </Box>
      <Box textStyle="small" color="ink.muted" mt="2">
        {t('source')}
      </Box>
    </>
  );
}
