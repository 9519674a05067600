import { Building2, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { masked } from '../../../kit/form/mask.ts';
import { MaskedInput } from '../../../kit/form/masked-input.tsx';
import type { CompanyLookup } from './use-company-lookup.ts';

type Props = {
  id: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error: string | null;
  lookup: CompanyLookup;
};

const mask = '999-999-99-99';

/** A VAT id with what the registry says of it under the field. */
export function VatIdField({ id, value, onValue, onBlur, error, lookup }: Props) {
  const t = useTranslations('forms.vatId');
  return (
    <Field id={id} label={t('label')} help={t('help')} required error={error} span={12}>
      <Row flexWrap="wrap" gap="0 16px">
        <Box width={{ base: 'full', sm: '240px' }}>
          <MaskedInput
            mask={mask}
            inputMode="numeric"
            autoComplete="off"
            value={masked(mask, value)}
            onValue={onValue}
            onBlur={onBlur}
          />
        </Box>
        <Box textStyle="small" role="status" flex="1" minWidth="200px">
          <Box mt={{ base: '2', sm: '0' }} _empty={{ display: 'none' }}>
            <LookupWord lookup={lookup} />
          </Box>
        </Box>
      </Row>
    </Field>
  );
}

function LookupWord({ lookup }: { lookup: CompanyLookup }) {
  const t = useTranslations('forms.vatId');
  switch (lookup.state) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <Row color="ink.muted">
          <Icon of={LoaderCircle} size="small" animation="turn 900ms linear infinite" />
          {t('asking')}
        </Row>
      );
    case 'found':
      return (
        <Row fontWeight="medium" alignItems="flex-start">
          <Icon of={Building2} size="small" color="done" mt="2px" />
          {lookup.name}
        </Row>
      );
    case 'unknown':
    case 'unreachable':
      return (
        <Row color="waiting" alignItems="flex-start">
          <Icon of={CircleAlert} size="small" mt="2px" />
          {t(lookup.state)}
        </Row>
      );
  }
}
