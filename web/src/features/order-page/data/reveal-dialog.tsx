import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { validationMessages } from '@app/machines/rules';
import { invalidFields } from '../../../api/answer.ts';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';

export type Numbers = Reply<'revealPerson'>['numbers'];

type Props = {
  slug: string;
  person: { id: string; name: string };
  onNumbers: (numbers: Numbers) => void;
  onClose: () => void;
};

/** Asks why somebody wants to see a person's numbers in clear; who saw them, when and why is kept. */
export function RevealDialog({ slug, person, onNumbers, onClose }: Props) {
  const t = useTranslations('reveal');
  const id = useId();
  const command = useCommand('revealPerson', {
    onReply: ({ numbers }) => {
      onNumbers(numbers);
      onClose();
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', message: validationMessages.required }] : [],
    submit: async ({ reason }) =>
      invalidFields(
        await command.send({
          params: { slug, id: person.id },
          body: { fields: ['pesel', 'series_and_number'], reason: reason.trim() },
        }),
      ),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('title')}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('show')}</form.SubmitButton>
          </>
        }
      >
        {t('text', { name: person.name })}
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="reason">
              {() => <TextAreaField label={t('reason')} required span={12} maxLength={500} />}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
