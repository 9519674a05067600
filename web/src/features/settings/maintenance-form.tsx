import { settingLengths } from '@app/machines/contract';
import { isCalendarDate, readTaskTime, warsawMoment } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Actions } from '../../kit/elements/actions.tsx';
import { Box, FieldGrid } from '../../kit/elements/box.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { DateField, TextControl } from '../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { MaskedInput } from '../../kit/form/masked-input.tsx';
import { TextAreaField } from '../../kit/form/text-area.tsx';
import { MaintenanceBanner } from '../../kit/page/banner.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { maintenanceMessagesQuery } from './settings-query.ts';
import { useSaveKey } from '../../kit/editor/use-save-key.ts';

const nothing = { text: '', fromDate: '', fromTime: '', toDate: '', toTime: '' };

type Values = typeof nothing;

const days = ['fromDate', 'toDate'] as const;
const times = ['fromTime', 'toTime'] as const;

/** The moments between which it is shown; null where one is not filled in whole. */
function periodOf({ fromDate, fromTime, toDate, toTime }: Values): readonly [number, number] | null {
  const [from, to] = [readTaskTime(fromTime), readTaskTime(toTime)];
  if (from === null || to === null || !isCalendarDate(fromDate) || !isCalendarDate(toDate)) return null;
  return [warsawMoment(fromDate, from), warsawMoment(toDate, to)];
}

/** Where the wire's fields stand in the form. */
const places: Readonly<Record<string, string>> = { text: 'text', shows_from: 'fromDate', ends_at: 'toDate' };

/** Plans a message, which is seen here as it will stand above every page. */
export function MaintenanceForm() {
  const t = useTranslations('settings.message');
  const id = useId();
  const client = useQueryClient();
  const plan = useCommand('planMaintenance', {
    onReply: async () => {
      toast('done', t('planned'));
      form.reset();
      await client.invalidateQueries({ queryKey: maintenanceMessagesQuery.queryKey });
    },
  });
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: nothing,
    validate: (values) => {
      const period = periodOf(values);
      const missing = [
        ...(values.text.trim() === '' ? [{ path: 'text', message: t('missing.text') }] : []),
        ...days
          .filter((name) => !isCalendarDate(values[name]))
          .map((path) => ({ path, message: t('missing.date') })),
        ...times
          .filter((name) => readTaskTime(values[name]) === null)
          .map((path) => ({ path, message: t('missing.time') })),
      ];
      return period !== null && period[1] <= period[0]
        ? [...missing, { path: 'toDate', message: t('missing.after') }]
        : missing;
    },
    submit: async (values) => {
      const [from, to] = periodOf(values) ?? [0, 0];
      const body = {
        text: values.text.trim(),
        showsFrom: new Date(from).toISOString(),
        endsAt: new Date(to).toISOString(),
      };
      const refused = invalidFields(await plan.send({ body }));
      if (refused === undefined) return undefined;
      return Object.fromEntries(
        Object.entries(refused).map(([name, message]) => [places[name] ?? name, message]),
      );
    },
  });
  useSaveKey(() => document.querySelector<HTMLFormElement>(`#${CSS.escape(id)}`)?.requestSubmit());
  const text = useStore(form.store, (state) => state.values.text.trim());
  return (
    <form.AppForm>
      <form.Element id={id} errors={errors} short>
        <form.AppField name="text">
          {() => (
            <TextAreaField
              label={t('text')}
              help={t('textHelp')}
              required
              span={12}
              maxLength={settingLengths.message}
            />
          )}
        </form.AppField>
        {(['from', 'to'] as const).map((end) => (
          <FieldGrid key={end} phone="halves">
            <form.AppField name={`${end}Date`}>
              {() => <DateField label={t(`${end}Date`)} required span={6} />}
            </form.AppField>
            <form.AppField name={`${end}Time`}>
              {() => (
                <TextControl label={t(`${end}Time`)} required span={6}>
                  {(control) => (
                    <MaskedInput
                      {...control}
                      mask="99:99"
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder={t('timePlaceholder')}
                    />
                  )}
                </TextControl>
              )}
            </form.AppField>
          </FieldGrid>
        ))}
        <Box textStyle="small" fontWeight="medium" mt="2" mb="1">
          {t('preview')}
        </Box>
        {text === '' ? (
          <SmallText>{t('previewEmpty')}</SmallText>
        ) : (
          <MaintenanceBanner>{text}</MaintenanceBanner>
        )}
        <Actions mt="6">
          <form.SubmitButton size="panel">{t('submit')}</form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
