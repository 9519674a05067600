import { calls } from '@app/machines/contract';
import { normaliseNip, validationMessages } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { CompanyStep } from '../../parts/company-step.tsx';
import { withEmailConflict } from '../../parts/email-conflict.ts';
import { schemaErrors } from '../../parts/schema-errors.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { LookedUpVatId } from '../../parts/looked-up-vat-id.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './update-vat-id.messages.ts';

/**
 * The registry did not know the VAT id: it is corrected, or sent once more where the registry was unavailable. An e-mail that
 * belongs to another company is changed here too (F089).
 */
export const UpdateVatIdScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('updateVatId');
  const send = useOrderAction('correctVatId', order);
  const email = order.userAttributes?.email ?? null;
  const { form, errors } = useValidatedForm({
    defaultValues: { vat_id: order.companyAttributes?.vatId ?? '', email: email ?? '' },
    validate: (values) =>
      schemaErrors(calls.correctVatId.body, {
        vat_id: normaliseNip(values.vat_id),
        ...(email !== null && { email: values.email.trim() }),
      }),
    submit: async (values) => {
      const typed = values.email.trim();
      const result = await send.send({
        vatId: normaliseNip(values.vat_id),
        ...(email !== null && typed !== email && { email: typed }),
      });
      // The order has stayed where it is: the registry does not know this number either.
      if (result?.ok === true && result.reply.status === order.status)
        return { vat_id: validationMessages.nipNotFound };
      return result?.ok === false && result.kind === 'invalid'
        ? withEmailConflict(result.errors, email === null ? 'vat_id' : 'email')
        : undefined;
    },
  });
  return (
    <form.AppForm>
      <CompanyStep
        order={order}
        screen={screen}
        busy={send.busy}
        errors={errors}
        names={{ email: t('email') }}
      >
        <Box mt="8">
          <form.AppField name="vat_id">{() => <LookedUpVatId />}</form.AppField>
          {email !== null && (
            <Box maxWidth="440px">
              <form.AppField name="email">
                {(field) => (
                  <field.Text
                    label={t('email')}
                    required
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                  />
                )}
              </form.AppField>
            </Box>
          )}
        </Box>
        <Note meaning="waiting">{t('causes')}</Note>
        <Actions>
          <form.SubmitButton>{t('submit')}</form.SubmitButton>
        </Actions>
      </CompanyStep>
    </form.AppForm>
  );
}
