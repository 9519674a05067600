import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { invalidFields } from '../../../../api/answer.ts';
import { DateInput } from '../../../../kit/form/date-input.tsx';
import { ControlField } from '../../../../kit/form/control-field.tsx';
import { shortDate } from '../../../../kit/format/dates.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The day on which the client got the goods: it confirms the delivery, or corrects the day afterwards. */
export function PickupDate({ order, confirms }: { order: Order; confirms: boolean }) {
  const t = useTranslations('delivery');
  const [today] = useState(() => day.format(new Date()));
  const send = useOrderAction('shopSetDelivery', order);
  const { form, errors } = useValidatedForm<{ delivered_at: string }>({
    defaultValues: {
      delivered_at: order.deliveredAt === null ? today : day.format(new Date(order.deliveredAt)),
    },
    validate: ({ delivered_at: typed }) => {
      if (typed === '') return [{ path: 'delivered_at', message: t('dateMissing') }];
      return typed > today ? [{ path: 'delivered_at', message: t('dateFuture') }] : [];
    },
    submit: async ({ delivered_at: deliveredAt }) => {
      const result = await send.send({ deliveredAt });
      if (result?.ok === true) toast('done', t('corrected', { date: shortDate(new Date(deliveredAt)) }));
      return invalidFields(result);
    },
  });
  return (
    <form.AppForm>
      <form.Element errors={errors} short>
        <Box mt="8" maxWidth="264px">
          <form.AppField name="delivered_at">
            {() => (
              <ControlField<string> label={t('date')} help={t('dateHelp')} required span={12}>
                {(control) => <DateInput {...control} />}
              </ControlField>
            )}
          </form.AppField>
        </Box>
        <Actions mt="4">
          <form.SubmitButton kind={confirms ? 'primary' : 'second'}>
            {t(confirms ? 'confirm' : 'correct')}
          </form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
