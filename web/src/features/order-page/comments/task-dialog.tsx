import { commentMessages, deadlineProblems } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { administratorsQuery } from '../../../api/administrators.ts';
import { invalidFields } from '../../../api/answer.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box, FieldGrid } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { DeadlineField } from '../../../kit/form/deadline-field.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import type { ValidationError } from '../../../kit/form/validation.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { dueAtOf } from './comments-query.ts';
import type { Comment } from './comments-query.ts';
import { useCommentCommand } from './use-comment-command.ts';

/** What is asked about a task: a new deadline, or who takes it over. */
export type TaskChange = 'deadline' | 'assignee';

function isOverdue(task: Comment): boolean {
  const due = dueAtOf(task);
  return due !== null && due <= Date.now();
}

type Props = { task: Comment; change: TaskChange; onClose: () => void };

/** The fields, by the names of the wire where the server refuses them. */
const fields = { due_date: 'date', due_time: 'time', assigned_user_id: 'assignee' } as const;

const named = (problems: Readonly<Partial<Record<keyof typeof fields, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [fields[name as keyof typeof fields], message]),
  );

/** Gives a task a new deadline or another assignee; an overdue one that is handed over gets both. */
export function TaskDialog({ task, change, onClose }: Props) {
  const t = useTranslations('comments');
  const id = useId();
  const people = useQuery(administratorsQuery);
  const overdue = isOverdue(task);
  const dated = change === 'deadline' || overdue;
  const command = useCommentCommand('updateComment', 'changed', ({ comment }) => {
    const who = comment.assignedUser?.fullName ?? '';
    toast('done', change === 'deadline' ? t('done.deadline') : t('done.handedOver', { who }));
    onClose();
  });
  const { form, errors } = useValidatedForm({
    defaultValues: {
      date: overdue ? '' : (task.dueDate ?? ''),
      time: overdue ? '' : (task.dueTime ?? ''),
      assignee: change === 'assignee' ? '' : (task.assignedUser?.id ?? ''),
    },
    validate: ({ date, time, assignee }): readonly ValidationError[] =>
      Object.entries({
        ...(dated && named(deadlineProblems({ due_date: date, due_time: time }, Date.now()))),
        ...(change === 'assignee' && assignee === '' && { assignee: commentMessages.noAssignee }),
      }).map(([path, message]) => ({ path, message })),
    submit: async ({ date, time, assignee }) => {
      const body = {
        ...(dated && { dueDate: date, dueTime: time }),
        ...(change === 'assignee' && { assignedUserId: assignee }),
      };
      const refused = invalidFields(await command.send({ params: { id: task.id }, body }));
      return refused === undefined ? undefined : named(refused);
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(change === 'deadline' ? 'deadlineTitle' : 'handOverTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('save')}</form.SubmitButton>
          </>
        }
      >
        <Box color="ink" mt="4">
          {overdue && (
            <Box textStyle="small" color="refused" mb="4">
              {t('overdue')}
            </Box>
          )}
          <form.Element id={id} errors={errors} short>
            {change === 'assignee' && (
              <form.AppField name="assignee">
                {(control) => (
                  <control.OneOf
                    label={t('field.assignee')}
                    required
                    span={12}
                    placeholder={t('choose')}
                    options={(people.data?.users ?? [])
                      .filter((user) => user.id !== task.assignedUser?.id)
                      .map((user) => ({ value: user.id, label: user.fullName }))}
                  />
                )}
              </form.AppField>
            )}
            {dated && (
              <FieldGrid phone="halves">
                <form.AppField name="date">
                  {() => (
                    <DeadlineField of="date" label={t('field.date')} placeholder={t('datePlaceholder')} />
                  )}
                </form.AppField>
                <form.AppField name="time">
                  {() => (
                    <DeadlineField of="time" label={t('field.time')} placeholder={t('timePlaceholder')} />
                  )}
                </form.AppField>
              </FieldGrid>
            )}
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
