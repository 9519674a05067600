import { validationMessages } from '@app/machines/rules';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
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
  const command = useCommand('revealPerson', {
    onReply: ({ numbers }) => {
      onNumbers(numbers);
      onClose();
    },
  });
  return (
    <Asking
      name={person.name}
      onClose={onClose}
      send={async (reason) =>
        invalidFields(
          await command.send({
            params: { slug, id: person.id },
            body: { fields: ['pesel', 'series_and_number'], reason },
          }),
        )
      }
    />
  );
}

type AccountProps = Pick<Props, 'slug' | 'onClose'> & {
  company: string;
  onAccount: (account: string | null) => void;
};

/** The same of the company's account. */
export function RevealAccountDialog({ slug, company, onAccount, onClose }: AccountProps) {
  const command = useCommand('revealCompany', {
    onReply: ({ numbers }) => {
      onAccount(numbers.bankAccountNumber ?? null);
      onClose();
    },
  });
  return (
    <Asking
      name={company}
      onClose={onClose}
      send={async (reason) =>
        invalidFields(
          await command.send({ params: { slug }, body: { fields: ['bank_account_number'], reason } }),
        )
      }
    />
  );
}

type AskingProps = {
  /** Whose numbers. */
  name: string;
  send: (reason: string) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
};

function Asking({ name, send, onClose }: AskingProps) {
  const t = useTranslations('reveal');
  const id = useId();
  const { form, errors } = useValidatedForm({
    defaultValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', message: validationMessages.required }] : [],
    submit: ({ reason }) => send(reason.trim()),
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
        {t('text', { name })}
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
