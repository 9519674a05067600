import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { ChoiceField } from '../../../../kit/form/form-fields.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import { YesNo } from '../../../../kit/form/yes-no.tsx';
import { useTheme } from '../../../../theme/theme-provider.tsx';
import { ConsentText } from '../../parts/consent-text.tsx';
import type { Order } from '../../queries/order-query.ts';
import { WordedStatement } from './statement.tsx';

type Props = { order: Order; name: 'agriculturalHoldingConsent' | 'nonAgriculturalFinancingConsent' };

/**
 * A question about farming: 'no' gives the statement under it, 'yes' says whom to call and keeps the form (F095). Stored is
 * the statement alone: who said 'yes' and comes back is asked again.
 */
export function FarmQuestion({ order, name }: Props) {
  const t = useTranslations('companyForm.farm');
  const { brand } = useTheme();
  const [farms, setFarms] = useState(false);
  return (
    <WordedStatement order={order} name={name}>
      {(consent) => (
        <Box mb="4">
          <FormField name={`companyAttributes.${name}`}>
            <ChoiceField<boolean>>
              {({ id, value, onValue, error }) => (
                <>
                  <YesNo
                    id={id}
                    required
                    question={t(`questions.${name}`)}
                    value={value ? false : farms || null}
                    onValue={(yes) => {
                      setFarms(yes);
                      onValue(!yes);
                    }}
                    error={farms ? null : error}
                  />
                  <SmallText>
                    {t('no')} <ConsentText consent={consent} />
                  </SmallText>
                  {farms && !value && (
                    <Note meaning="waiting">
                      {t('yes', { phone: brand.phone.replaceAll(' ', '\u00A0') })}
                    </Note>
                  )}
                </>
              )}
            </ChoiceField>
          </FormField>
        </Box>
      )}
    </WordedStatement>
  );
}
