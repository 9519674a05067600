import { calls } from '@app/machines/contract';
import { normaliseNip, storedPhone, typedPhone } from '@app/machines/rules';
import { useForm, useStore } from '@tanstack/react-form';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CompanyStep } from '../../parts/company-step.tsx';
import { PhoneInput } from '../../../../kit/form/phone-input.tsx';
import { emailConflict, withEmailConflict } from '../../parts/email-conflict.ts';
import { useWireForm } from '../../parts/use-wire-form.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { toast } from '../../../../kit/toast/toasts.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';

/** VAT id and contact person; the registry says which company it is while one types. */
export function ComplementCompanyScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.complement');
  const send = useOrderAction('complementCompany', order);
  const form = useForm({
    defaultValues: {
      vatId: order.companyAttributes?.vatId ?? '',
      fullName: order.userAttributes?.fullName ?? '',
      email: order.userAttributes?.email ?? '',
      phone: typedPhone(order.userAttributes?.phone ?? ''),
    },
    onSubmit: async ({ value }) => {
      if (!wire.tryToSend()) return;
      const { vat_id: vatId, full_name: fullName, ...rest } = bodyOf(value);
      const result = await send.send({ vatId, fullName, ...rest });
      const taken = result?.ok === false && result.kind === 'invalid' ? emailConflict(result.errors) : null;
      if (taken !== null) toast('refused', taken);
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const wire = useWireForm(
    calls.complementCompany.body,
    bodyOf(values),
    withEmailConflict(send.errors, 'email'),
  );
  return (
    <CompanyStep
      order={order}
      screen={screen}
      busy={send.busy}
      wire={wire}
      vatId={values.vatId}
      onVatId={(typed) => form.setFieldValue('vatId', typed)}
      onSubmit={() => void form.handleSubmit()}
      names={{ full_name: t('fullName'), email: t('email'), phone: t('phone') }}
      fields={
        <FieldGrid>
          <form.Field name="fullName">
            {(field) => (
              <Field
                id="full_name"
                label={t('fullName')}
                required
                error={wire.errorOf('full_name')}
                span={12}
              >
                <TextInput
                  autoComplete="name"
                  value={field.state.value}
                  onChange={(event) => field.handleChange(event.target.value)}
                  onBlur={() => wire.onBlur('full_name')}
                />
              </Field>
            )}
          </form.Field>
          <form.Field name="email">
            {(field) => (
              <Field id="email" label={t('email')} required error={wire.errorOf('email')} span={7}>
                <TextInput
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  value={field.state.value}
                  onChange={(event) => field.handleChange(event.target.value)}
                  onBlur={() => wire.onBlur('email')}
                />
              </Field>
            )}
          </form.Field>
          <form.Field name="phone">
            {(field) => (
              <Field id="phone" label={t('phone')} required error={wire.errorOf('phone')} span={5}>
                <PhoneInput
                  value={field.state.value}
                  onValue={field.handleChange}
                  onBlur={() => wire.onBlur('phone')}
                />
              </Field>
            )}
          </form.Field>
        </FieldGrid>
      }
    >
      <Actions mt="4">
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" type="submit" busy={send.busy}>
          {t('submit')}
        </Button>
      </Actions>
    </CompanyStep>
  );
}

function bodyOf(values: { vatId: string; fullName: string; email: string; phone: string }) {
  return {
    vat_id: normaliseNip(values.vatId),
    full_name: values.fullName.trim(),
    email: values.email.trim(),
    phone: storedPhone(values.phone),
  };
}
