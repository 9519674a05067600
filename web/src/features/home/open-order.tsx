import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { SectionTitle } from '../../kit/elements/heading.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { useTheme } from '../../theme/theme-provider.tsx';
import { slugIn } from './slug-in.ts';

/** Opens a client's application by its link; a number alone opens nothing, and this says so. */
export function OpenOrder() {
  const t = useTranslations('home');
  const { brand } = useTheme();
  const navigate = useNavigate();
  const { form, errors } = useValidatedForm({
    defaultValues: { link: '' },
    validate: ({ link }) => {
      if (slugIn(link) !== null) return [];
      const message = /^\s*\d{3,}\s*$/.test(link)
        ? t('numberOnly', { phone: brand.phone.replaceAll(' ', '\u00A0') })
        : t('linkWrong');
      return [{ path: 'link', message }];
    },
    submit: async ({ link }) => {
      const slug = slugIn(link);
      if (slug !== null) await navigate({ to: '/orders/$slug', params: { slug } });
      return undefined;
    },
  });

  return (
    <Card padded>
      <SectionTitle>{t('clients')}</SectionTitle>
      <Box color="ink.muted" mt="2" mb="6">
        {t('clientsText')}
      </Box>
      <form.AppForm>
        <form.Element errors={errors} short>
          <form.AppField name="link">
            {(field) => (
              <field.Text label={t('link')} help={t('linkHelp')} inputMode="url" autoComplete="off" />
            )}
          </form.AppField>
          <Box display="flex" justifyContent="flex-end" mt="2">
            <form.SubmitButton width={{ base: 'full', sm: 'auto' }}>{t('open')}</form.SubmitButton>
          </Box>
        </form.Element>
      </form.AppForm>
    </Card>
  );
}
