import { nameOfStatus } from '@app/machines/order';
import { formatPln } from '@app/machines/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { Box, FieldGrid } from '../../../kit/elements/box.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { ChoiceField, DateField } from '../../../kit/form/form-fields.tsx';
import { withFieldGroup } from '../../../kit/form/form.tsx';
import { UploadForm } from '../../../kit/files/upload-form.tsx';
import { filesQuery, staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import type { MoveField, MoveSpec } from './move-specs.ts';
import { noValues } from './move-values.ts';
import { ReasonField } from './reason-field.tsx';

const kinds = ['v3', 'qes', 'with_guarantee', 'guarantee_only'] as const;

/** What staff added that may be the scan of an agreement. */
const isScan = ({ type, by, file }: Reply<'listAttachments'>['attachments'][number]): boolean =>
  ['contract', 'guarantee', 'contract_with_guarantee'].includes(type) && by !== null && file !== null;

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
    const client = useQueryClient();
    const back = useQuery({
      queryKey: ['staff-order', order.slug, 'send-back', order.version],
      queryFn: ({ signal }) => askApi('listSendBackTargets', { params: { slug: order.slug }, signal }),
      enabled: spec.fields.includes('to'),
    });
    const files = useQuery({ ...filesQuery(order), enabled: spec.fields.includes('attachment_id') });
    const scans = (files.data?.attachments ?? []).filter(isScan);
    const people = order.companyAttributes?.krsUsersAttributes ?? [];
    const label = (field: Exclude<MoveField, 'guarantors'>) => ({
      label: t(`field.${field}`),
      required: !(spec.optional ?? []).includes(field),
      span: 12 as const,
    });
    const recorded = {
      amount: { span: 4, note: t('dueAmount', { amount: formatPln(order.facts.initialPayment) }) },
      received_on: { span: 4, note: t('receivedNote') },
      reference: { span: 4, note: t('referenceNote') },
    } as const;
    const fields = spec.fields.map((field) => {
      if (field === 'reason')
        return (
          <group.AppField key={field} name="reason">
            {() => <ReasonField {...label('reason')} />}
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
                  label: nameOfStatus(String(to)),
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
                  <Box as="fieldset" mb="4" data-span={12}>
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
      if (field === 'attachment_id')
        return (
          <Fragment key={field}>
            <group.AppField name="attachment_id">
              {(control) => (
                <control.OneOf
                  {...label('attachment_id')}
                  placeholder={scans.length === 0 ? t('noScan') : t('choose')}
                  options={scans.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </group.AppField>
            <Box mb="4" data-span={12}>
              <UploadForm
                slug={order.slug}
                types={['contract']}
                onSent={() => client.invalidateQueries({ queryKey: staffOrderKey(order.slug) })}
                onAdded={(id) => group.setFieldValue('attachment_id', id)}
              />
            </Box>
          </Fragment>
        );
      if (field === 'amount')
        return (
          <group.AppField key={field} name="amount">
            {(control) => <control.Amount {...label('amount')} {...recorded.amount} />}
          </group.AppField>
        );
      if (field === 'received_on' || field === 'delivered_at')
        return (
          <group.AppField key={field} name={field}>
            {() => <DateField {...label(field)} {...(field === 'received_on' && recorded.received_on)} />}
          </group.AppField>
        );
      return (
        <group.AppField key={field} name={field}>
          {(control) => (
            <control.Text
              {...label(field)}
              {...(field === 'reference' && recorded.reference)}
              maxLength={64}
              autoComplete="off"
            />
          )}
        </group.AppField>
      );
    });
    return <FieldGrid>{fields}</FieldGrid>;
  },
});
