import { calls } from '@app/machines/contract';
import { normaliseNip, storedPhone, typedPhone } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { toast } from '../../../../kit/toast/toasts.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { CompanyStep } from '../../parts/company-step.tsx';
import { emailConflict, withEmailConflict } from '../../parts/email-conflict.ts';
import { schemaErrors } from '../../parts/schema-errors.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { forgetValues, keptValues, useKeptValues } from '../../parts/kept-values.ts';
import { LookedUpVatId } from '../../parts/looked-up-vat-id.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './complement.messages.ts';

/** The fields by their names on the wire. */
type Values = { vat_id: string; full_name: string; email: string; phone: string; remote: boolean };

/** VAT id and contact person; the registry says which company it is while one types. */
export const ComplementCompanyScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('complement');
  const send = useOrderAction('complementCompany', order);
  const isClient = order.audience === 'client';
  const place = `contact ${order.slug}`;
  const [kept] = useState(() => (isClient ? keptValues<Values>(place) : null));
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: {
      vat_id: order.companyAttributes?.vatId ?? '',
      full_name: order.userAttributes?.fullName ?? '',
      email: order.userAttributes?.email ?? '',
      phone: typedPhone(order.userAttributes?.phone ?? ''),
      remote: order.facts.remote,
      ...kept,
    },
    validate: (values) => schemaErrors(calls.complementCompany.body, normalised(values)),
    submit: async (values) => {
      const { vat_id: vatId, full_name: fullName, ...rest } = normalised(values);
      const result = await send.send({
        vatId,
        fullName,
        ...rest,
        ...(isClient ? {} : { remote: values.remote }),
      });
      if (result?.ok === true) forgetValues(place);
      if (result === null || result.ok || result.kind !== 'invalid') return undefined;
      const conflict = emailConflict(result.errors);
      if (conflict !== null) toast('refused', conflict);
      return withEmailConflict(result.errors, 'email');
    },
  });
  return (
    <form.AppForm>
      <CompanyStep
        order={order}
        screen={screen}
        busy={send.busy}
        errors={errors}
        names={{ full_name: t('fullName'), email: t('email'), phone: t('phone') }}
      >
        {isClient && (
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <KeptContact place={place} values={values} />}
          </form.Subscribe>
        )}
        {isClient && <SmallText mt="2">{t('ahead')}</SmallText>}
        <Box mt="8">
          <form.AppField name="vat_id">{() => <LookedUpVatId />}</form.AppField>
          <FieldGrid>
            <form.AppField name="full_name">
              {(field) => <field.Text label={t('fullName')} required span={12} autoComplete="name" />}
            </form.AppField>
            <form.AppField name="email">
              {(field) => (
                <field.Text
                  label={t('email')}
                  required
                  span={7}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                />
              )}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => <field.Phone label={t('phone')} required span={5} />}
            </form.AppField>
          </FieldGrid>
          {!isClient && (
            <Box mt="2">
              <form.Field name="remote">
                {(field) => (
                  <Checkbox
                    checked={field.state.value}
                    onChecked={field.handleChange}
                    label={t('remote')}
                    text={t('remoteText')}
                  />
                )}
              </form.Field>
            </Box>
          )}
        </Box>
        <Actions mt="4">
          <BackLink order={order}>{t('back')}</BackLink>
          <form.Subscribe selector={(state) => !isClient && state.values.remote}>
            {(remote) => (
              <form.SubmitButton>
                {remote ? t('sendOffer') : t('submit', { reader: order.audience })}
              </form.SubmitButton>
            )}
          </form.Subscribe>
        </Actions>
      </CompanyStep>
    </form.AppForm>
  );
}

/** A client's tab is loaded anew when he comes back from another application (F109); a counter's is many clients'. */
function KeptContact({ place, values }: { place: string; values: Values }) {
  useKeptValues(place, values);
  return null;
}

const normalised = ({
  vat_id: vatId,
  full_name: fullName,
  email,
  phone,
}: Values): Omit<Values, 'remote'> => ({
  vat_id: normaliseNip(vatId),
  full_name: fullName.trim(),
  email: email.trim(),
  phone: storedPhone(phone),
});
