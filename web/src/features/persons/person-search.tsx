import { validationMessages } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import type { Reply } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Actions } from '../../kit/elements/actions.tsx';
import { Box, FieldGrid } from '../../kit/elements/box.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { OneOfField, TextField } from '../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';

export type Sought = { by: 'pesel' | 'email' | 'phone'; value: string };

type Props = { onFound: (found: { sought: Sought; person: Reply<'findPerson'> }) => void };

/** Looks for a person in all orders. */
export function PersonSearch({ onFound }: Props) {
  const t = useTranslations('persons.search');
  const find = useCommand('findPerson');
  const { form, errors } = useValidatedForm<Sought>({
    defaultValues: { by: 'pesel', value: '' },
    validate: ({ value }) =>
      value.trim() === '' ? [{ path: 'value', message: validationMessages.required }] : [],
    submit: async ({ by, value }) => {
      const sought = { by, value: value.trim() };
      const result = await find.send({ body: sought });
      if (result?.ok === true) onFound({ sought, person: result.reply });
      return invalidFields(result);
    },
  });
  return (
    <Box mt="3">
      <PanelCard title={t('title')} first>
        <SmallText mb="3">{t('text')}</SmallText>
        <form.AppForm>
          <form.Element errors={errors} short>
            <FieldGrid>
              <form.AppField name="by">
                {() => (
                  <OneOfField
                    label={t('by')}
                    span={4}
                    options={[
                      { value: 'pesel', label: t('byPesel') },
                      { value: 'email', label: t('byEmail') },
                      { value: 'phone', label: t('byPhone') },
                    ]}
                  />
                )}
              </form.AppField>
              <form.AppField name="value">
                {() => <TextField label={t('value')} required span={8} maxLength={100} autoComplete="off" />}
              </form.AppField>
            </FieldGrid>
            <Actions mt="4">
              <form.SubmitButton size="panel">{t('submit')}</form.SubmitButton>
            </Actions>
          </form.Element>
        </form.AppForm>
      </PanelCard>
    </Box>
  );
}
