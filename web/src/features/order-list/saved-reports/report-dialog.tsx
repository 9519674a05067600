import { weekdays } from '@app/machines/contract';
import type { SavedReportKind } from '@app/machines/contract';
import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { sessionQuery } from '../../../api/session.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog, Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box, FieldGrid } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Note } from '../../../kit/elements/card.tsx';
import { CheckboxField, TextControl } from '../../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { MaskedInput } from '../../../kit/form/masked-input.tsx';
import { clockTime, weekday as dayText } from '../../../kit/format/dates.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { RecipientsField } from './recipients-field.tsx';
import { bodyOf, daysChoices, firstValues } from './report-form.ts';
import type { Days, ReportValues } from './report-form.ts';
import { savedReportsQuery } from './saved-reports.ts';
import type { Filters, SavedReport } from './saved-reports.ts';

type Props = {
  kind: SavedReportKind;
  /** The saved report that is changed; none: a new one. */
  report: SavedReport | undefined;
  /** What the page shows. */
  filters: Filters;
  onClose: () => void;
};

const mostRecipients = 20;
const shortDay = (day: string) => day.split('-').toReversed().join('.');

/** What keeps the report from being saved, found before it is sent. */
function useProblems() {
  const t = useTranslations('savedReports');
  return ({ name, scheduled, time, recipients }: ReportValues) => [
    ...(name.trim() === '' ? [{ path: 'name', message: t('noName') }] : []),
    ...(scheduled && !/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time)
      ? [{ path: 'time', message: t('noTime') }]
      : []),
    ...(scheduled && recipients.length === 0 ? [{ path: 'recipients', message: t('noRecipient') }] : []),
    ...(scheduled && recipients.length > mostRecipients
      ? [{ path: 'recipients', message: t('tooMany') }]
      : []),
  ];
}

/** How each choice of days is called; the days of the address by themselves. */
function useDaysText({ dateFrom, dateTo }: Filters) {
  const t = useTranslations('savedReports');
  const [from, to] = [shortDay(dateFrom ?? ''), shortDay(dateTo ?? '')];
  const fixed =
    from === '' ? t('fixedTo', { to }) : to === '' ? t('fixedFrom', { from }) : t('fixed', { from, to });
  return (days: Days) =>
    days === 'fixed' ? fixed : days === 'everything' ? t('everything') : t(`period.${days}`);
}

/** What the server finds wrong, by the form's own names; what has no field there is said as a notice. */
function shown(errors: Readonly<Record<string, string>> | undefined) {
  if (errors === undefined) return undefined;
  const { name, recipients, 'schedule.time': time, ...others } = errors;
  const [other] = Object.values(others);
  if (other !== undefined) toast('refused', other);
  return {
    ...(name !== undefined && { name }),
    ...(recipients !== undefined && { recipients }),
    ...(time !== undefined && { time }),
  };
}

/** Keeps what the page shows under a name, and says when and to whom its link is sent. */
export function ReportDialog({ kind, report, filters, onClose }: Props) {
  const t = useTranslations('savedReports');
  const id = useId();
  const client = useQueryClient();
  const userId = useQuery(sessionQuery).data?.id;
  const [now] = useState(() => Date.now());
  const [asksDelete, setAsksDelete] = useState(false);
  const validate = useProblems();
  const daysName = useDaysText(filters);
  const save = useCommand('saveReport', {
    onReply: async ({ name }) => {
      toast('done', t('saved', { name }));
      onClose();
      await client.invalidateQueries(savedReportsQuery);
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: firstValues(kind, report, filters, { userId, now }),
    validate,
    submit: async (values) =>
      shown(invalidFields(await save.send({ body: bodyOf(kind, report?.id ?? null, filters, values) }))),
  });
  const scheduled = useStore(form.store, (state) => state.values.scheduled);
  const gone = report?.recipients.filter(({ receives }) => !receives) ?? [];
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(report === undefined ? 'save' : 'change')}
        actions={
          <>
            {report !== undefined && (
              <Button kind="irreversible" onClick={() => setAsksDelete(true)}>
                {t('delete')}
              </Button>
            )}
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('confirm')}</form.SubmitButton>
          </>
        }
      >
        {t(kind === 'payments' ? 'whatOfPayments' : 'what')}
        {report?.search === null && <Note meaning="waiting">{t('mend')}</Note>}
        <Box color="ink" mt="4">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="name">
              {(control) => (
                <control.Text label={t('name')} help={t('nameHelp')} required span={12} maxLength={60} />
              )}
            </form.AppField>
            <form.AppField name="days">
              {(control) => (
                <control.OneOf
                  label={t('days')}
                  help={t('daysHelp')}
                  span={12}
                  options={daysChoices(kind, filters).map((days) => ({ value: days, label: daysName(days) }))}
                />
              )}
            </form.AppField>
            <Box mb="4">
              <form.AppField name="scheduled">
                {() => <CheckboxField label={t('scheduled')} text={t('scheduledHelp')} />}
              </form.AppField>
            </Box>
            {scheduled && (
              <>
                <FieldGrid>
                  <form.AppField name="weekday">
                    {(control) => (
                      <control.OneOf
                        label={t('day')}
                        span={6}
                        options={weekdays.map((day) => ({ value: day, label: t(`weekday.${day}`) }))}
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="time">
                    {() => <TimeField label={t('time')} placeholder={t('timePlaceholder')} />}
                  </form.AppField>
                </FieldGrid>
                <form.AppField name="recipients">{() => <RecipientsField kind={kind} />}</form.AppField>
                {gone.length > 0 && (
                  <Note meaning="waiting">
                    {t('gone', { names: gone.map(({ fullName }) => fullName).join(', ') })}
                  </Note>
                )}
                {report?.nextAt != null && (
                  <Box textStyle="small" color="ink.muted" mt="-2">
                    {t('next', { when: momentText(new Date(report.nextAt)) })}
                  </Box>
                )}
              </>
            )}
          </form.Element>
        </Box>
      </Dialog>
      {report !== undefined && asksDelete && (
        <DeleteReport report={report} onBack={() => setAsksDelete(false)} onDeleted={onClose} />
      )}
    </form.AppForm>
  );
}

const momentText = (at: Date) => `${dayText(at).toLowerCase()}, ${clockTime(at)}`;

function TimeField({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <TextControl label={label} required span={6}>
      {(control) => (
        <MaskedInput
          {...control}
          mask="99:99"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
        />
      )}
    </TextControl>
  );
}

type DeleteProps = { report: SavedReport; onBack: () => void; onDeleted: () => void };

/** Asks once more, since a schedule of others' ends with the report. */
function DeleteReport({ report: { id, name }, onBack, onDeleted }: DeleteProps) {
  const t = useTranslations('savedReports');
  const client = useQueryClient();
  const remove = useCommand('deleteReport', {
    onReply: (reply) => {
      client.setQueryData(savedReportsQuery.queryKey, reply);
      toast('done', t('deleted'));
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle', { name })}
      back={t('back')}
      confirm={t('deleteConfirm')}
      irreversible
      busy={remove.busy}
      onBack={onBack}
      onConfirm={() => void remove.send({ params: { id }, body: {} })}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
