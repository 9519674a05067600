import { calls } from '@app/machines/contract';
import { storedPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { schemaErrors } from '../../parts/schema-errors.ts';

type Props = {
  /** Sends a code to the number; answers what the server finds wrong. */
  onSend: (phone: string) => Promise<Readonly<Record<string, string>> | undefined>;
  onClose: () => void;
};

/** Another number for the code: it becomes the signing person's. */
export function OtherNumberDialog({ onSend, onClose }: Props) {
  const t = useTranslations('smsCode');
  const { form, errors } = useValidatedForm<{ new_phone_number: string }>({
    defaultValues: { new_phone_number: '' },
    validate: ({ new_phone_number: typed }) =>
      schemaErrors(calls.shopResendSms.body, { new_phone_number: storedPhone(typed) }),
    submit: ({ new_phone_number: typed }) => onSend(storedPhone(typed)),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('changeTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('keep')}</Button>
            <form.SubmitButton form="other-number">{t('sendThere')}</form.SubmitButton>
          </>
        }
      >
        {t('changeText')}
        <Box mt="4" color="ink">
          <form.Element id="other-number" errors={errors} short>
            <form.AppField name="new_phone_number">
              {(field) => <field.Phone label={t('phone')} required span={12} />}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
