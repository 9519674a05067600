import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { Field } from '../../kit/form/field.tsx';
import { SectionTitle } from '../../kit/elements/heading.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { useTheme } from '../../theme/theme-provider.tsx';
import { slugIn } from './slug-in.ts';

/** Opens a client's application by its link; a number alone opens nothing, and this says so. */
export function OpenOrder() {
  const t = useTranslations('home');
  const { brand } = useTheme();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string | null>(null);

  function open() {
    const slug = slugIn(pasted);
    if (slug !== null) void navigate({ to: '/orders/$slug', params: { slug } });
    else if (/^\s*\d{3,}\s*$/.test(pasted))
      setError(t('numberOnly', { phone: brand.phone.replaceAll(' ', '\u00A0') }));
    else setError(t('linkWrong'));
  }

  return (
    <Card padded>
      <SectionTitle>{t('clients')}</SectionTitle>
      <Box color="ink.muted" mt="2" mb="6">
        {t('clientsText')}
      </Box>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Field id="link" label={t('link')} help={t('linkHelp')} error={error}>
          <TextInput
            value={pasted}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => {
              setPasted(event.target.value);
              setError(null);
            }}
          />
        </Field>
        <Box display="flex" justifyContent="flex-end" mt="2">
          <Button type="submit" kind="primary" width={{ base: 'full', sm: 'auto' }}>
            {t('open')}
          </Button>
        </Box>
      </form>
    </Card>
  );
}
