import { asksFor } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { Box } from '../../parts/box.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import type { Order } from '../../queries/order.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { idOf, quietly, useErrors, useFormTies, useFormValue } from './form-context.ts';
import { Group } from './group.tsx';
import { summariesOf } from './section-summaries.ts';

/** Section 4: all of it read over once more, and the statements of the form. */
export function SummarySection({ order }: { order: Order }) {
  const t = useTranslations('companyForm.summary');
  const names = useTranslations('companyForm.sections');
  const { form, kind } = useFormTies();
  const values = useFormValue((all) => all);
  const errorOf = useErrors('companyAttributes');
  const theme = useTheme();
  const summaries = summariesOf(values, order, useTranslations('companyForm'));
  const consents = (['idVerificationConsent', 'beneficiaryConsent'] as const).filter(
    (name) => name !== 'beneficiaryConsent' || asksFor(kind, 'beneficiary'),
  );
  return (
    <Box
      display="grid"
      gap="6"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: theme.applicantSummary ? '1fr 1fr' : 'minmax(0, 1fr)',
      }}
    >
      <Group title={t('check')}>
        <Box as="dl" display="grid" gap="3">
          {(['basic', 'persons', 'contact'] as const).map((section) => (
            <Box key={section}>
              <Box as="dt" textStyle="small" color="ink.muted">
                {names(`${section}.title`)}
              </Box>
              <Box as="dd" m="0" overflowWrap="anywhere">
                {summaries[section]}
              </Box>
            </Box>
          ))}
        </Box>
      </Group>
      <Group title={t('statements')}>
        {consents.map((name) => (
          <Box key={name} mb="4">
            <Checkbox
              id={idOf(`companyAttributes.${name}`)}
              checked={values.companyAttributes[name]}
              onChecked={(given) => form.setFieldValue(`companyAttributes.${name}`, given, quietly)}
              label={t(`${name}.label`)}
              text={t(`${name}.text`)}
              required
              badge={<Mandatory />}
              error={errorOf(`companyAttributes.${name}`)}
            />
          </Box>
        ))}
      </Group>
    </Box>
  );
}

function Mandatory() {
  return useTranslations('parts')('mandatory');
}
