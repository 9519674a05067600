import { isOrderStatus, panelName } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../api/call-api.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { ChoiceField, DateField } from '../../../kit/form/form-fields.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import { withFieldGroup } from '../../../kit/form/form.tsx';
import type { StaffOrder } from '../order-query.ts';
import type { MoveField, MoveSpec } from './move-specs.ts';
import { noValues } from './move-values.ts';

const kinds = ['v3', 'qes', 'with_guarantee', 'guarantee_only'] as const;

interface Asked {
  readonly order: StaffOrder;
  readonly spec: MoveSpec;
}

/** The fields that a move asks for, in its order. */
export const MoveFields = withFieldGroup({
  defaultValues: noValues,
  props: {} as Asked,
  render: function Fields({ group, order, spec }) {
    const t = useTranslations('moves');
    const back = useQuery({
      queryKey: ['staff-order', order.slug, 'send-back', order.version],
      queryFn: ({ signal }) => askApi('listSendBackTargets', { params: { slug: order.slug }, signal }),
      enabled: spec.fields.includes('to'),
    });
    const people = order.companyAttributes?.krsUsersAttributes ?? [];
    const label = (field: Exclude<MoveField, 'guarantors'>) => ({
      label: t(`field.${field}`),
      required: !(spec.optional ?? []).includes(field),
      span: 12 as const,
    });
    return spec.fields.map((field) => {
      if (field === 'reason')
        return (
          <group.AppField key={field} name="reason">
            {() => <TextAreaField {...label('reason')} help={t('reasonHelp')} maxLength={500} />}
          </group.AppField>
        );
      if (field === 'to')
        return (
          <group.AppField key={field} name="to">
            {(control) => (
              <control.OneOf
                {...label('to')}
                placeholder={t('choose')}
                options={(back.data?.targets ?? []).map((to) => ({
                  value: String(to),
                  label: isOrderStatus(to) ? panelName(to) : String(to),
                }))}
              />
            )}
          </group.AppField>
        );
      if (field === 'kind')
        return (
          <group.AppField key={field} name="kind">
            {(control) => (
              <control.OneOf
                {...label('kind')}
                placeholder={t('choose')}
                options={kinds.map((kind) => ({ value: kind as string, label: t(`kindName.${kind}`) }))}
              />
            )}
          </group.AppField>
        );
      if (field === 'guarantors')
        return (
          <group.AppField key={field} name="guarantors">
            {() => (
              <ChoiceField<readonly string[]>>
                {({ value, onValue }) => (
                  <Box as="fieldset" mb="4">
                    <Box as="legend" fontWeight="medium" textStyle="small" mb="1">
                      {t('guarantors')}
                    </Box>
                    {people.map(({ id, firstName, lastName }) => (
                      <Checkbox
                        key={id}
                        label={`${firstName ?? ''} ${lastName ?? ''}`}
                        checked={value.includes(id)}
                        onChecked={(ticked) =>
                          onValue(ticked ? [...value, id] : value.filter((other) => other !== id))
                        }
                      />
                    ))}
                  </Box>
                )}
              </ChoiceField>
            )}
          </group.AppField>
        );
      if (field === 'amount')
        return (
          <group.AppField key={field} name="amount">
            {(control) => <control.Amount {...label('amount')} />}
          </group.AppField>
        );
      if (field === 'received_on' || field === 'delivered_at')
        return (
          <group.AppField key={field} name={field}>
            {() => <DateField {...label(field)} />}
          </group.AppField>
        );
      return (
        <group.AppField key={field} name={field}>
          {(control) => <control.Text {...label(field)} maxLength={64} autoComplete="off" />}
        </group.AppField>
      );
    });
  },
});
