import { commentProblems } from '@app/machines/rules';
import { taskNames, taskTypes } from '@app/machines/order';
import type { TaskType } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { administratorsQuery } from '../../api/administrators.ts';
import { invalidFields } from '../../api/answer.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, FieldGrid } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { DeadlineField } from '../../kit/form/deadline-field.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { TextAreaField } from '../../kit/form/text-area.tsx';
import { useAssign, useBulkCommand } from './use-bulk-command.ts';

type Props = {
  slugs: readonly string[];
  /** What an order is called; the slug where it is not listed. */
  numberOf: (slug: string) => string;
  /** Whose an order is; undefined where it is not listed. */
  attendantOf: (slug: string) => string | null | undefined;
  onClose: () => void;
  onDone: () => void;
};

function usePeople() {
  const people = useQuery(administratorsQuery).data?.users ?? [];
  return people.map(({ id, fullName }) => ({ value: id, label: fullName }));
}

/** Gives the ticked orders to an administrator, or to nobody. */
function AttendantDialog({ slugs, numberOf, attendantOf, onClose, onDone }: Props) {
  const t = useTranslations('orders');
  const id = useId();
  const people = usePeople();
  const command = useAssign(numberOf, attendantOf, onDone);
  const { form, errors } = useValidatedForm({
    defaultValues: { user_id: '' },
    validate: ({ user_id: user }) => (user === '' ? [{ path: 'user_id', message: t('bulk.choose') }] : []),
    submit: async ({ user_id: user }) =>
      invalidFields(
        await command.send({ body: { slugs: [...slugs], userId: user === 'none' ? null : user } }),
      ),
  });
  return (
    <form.AppForm>
      <Frame
        title={t('assign')}
        lead={t('bulk.attendantFor', { count: slugs.length })}
        confirm={<form.SubmitButton form={id}>{t('bulk.confirmAttendant')}</form.SubmitButton>}
        onClose={onClose}
      >
        <form.Element id={id} errors={errors} short>
          <form.AppField name="user_id">
            {(control) => (
              <control.OneOf
                label={t('bulk.attendant')}
                required
                span={12}
                placeholder={t('bulk.choose')}
                options={[...people, { value: 'none', label: t('noAttendant') }]}
              />
            )}
          </form.AppField>
        </form.Element>
      </Frame>
    </form.AppForm>
  );
}

const emptyTask = {
  body: '',
  task_type: '' as '' | TaskType,
  assigned_user_id: '',
  due_date: '',
  due_time: '',
};

/** Adds the same task to each of the ticked orders. */
function TaskDialog({ slugs, numberOf, onClose, onDone }: Props) {
  const t = useTranslations('orders');
  const id = useId();
  const people = usePeople();
  const command = useBulkCommand('createTasks', numberOf, onDone);
  const { form, errors } = useValidatedForm({
    defaultValues: emptyTask,
    validate: (task) =>
      Object.entries(commentProblems({ ...task, additional_task: true }, Date.now())).map(
        ([path, message]) => ({ path, message }),
      ),
    submit: async (task) =>
      invalidFields(
        await command.send({
          body: {
            slugs: [...slugs],
            body: task.body,
            taskType: task.task_type,
            assignedUserId: task.assigned_user_id,
            dueDate: task.due_date,
            dueTime: task.due_time,
          },
        }),
      ),
  });
  return (
    <form.AppForm>
      <Frame
        title={t('addTask')}
        lead={t('bulk.taskFor', { count: slugs.length })}
        confirm={<form.SubmitButton form={id}>{t('addTask')}</form.SubmitButton>}
        onClose={onClose}
      >
        <form.Element id={id} errors={errors} short>
          <form.AppField name="body">
            {() => <TextAreaField label={t('bulk.task')} required span={12} maxLength={2_000} />}
          </form.AppField>
          <FieldGrid phone="halves">
            <form.AppField name="task_type">
              {(control) => (
                <control.OneOf
                  label={t('bulk.type')}
                  required
                  placeholder={t('bulk.choose')}
                  options={taskTypes.map((type) => ({ value: type, label: taskNames[type] }))}
                />
              )}
            </form.AppField>
            <form.AppField name="assigned_user_id">
              {(control) => (
                <control.OneOf
                  label={t('bulk.attendant')}
                  required
                  placeholder={t('bulk.choose')}
                  options={people}
                />
              )}
            </form.AppField>
            <form.AppField name="due_date">
              {() => (
                <DeadlineField of="date" label={t('bulk.date')} placeholder={t('bulk.datePlaceholder')} />
              )}
            </form.AppField>
            <form.AppField name="due_time">
              {() => (
                <DeadlineField of="time" label={t('bulk.time')} placeholder={t('bulk.timePlaceholder')} />
              )}
            </form.AppField>
          </FieldGrid>
        </form.Element>
      </Frame>
    </form.AppForm>
  );
}

type FrameProps = {
  title: string;
  lead: string;
  confirm: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

function Frame({ title, lead, confirm, children, onClose }: FrameProps) {
  const t = useTranslations('orders.bulk');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {confirm}
        </>
      }
    >
      {lead}
      <Box color="ink" mt="4">
        {children}
      </Box>
    </Dialog>
  );
}

/** What is asked before the ticked orders are changed. */
export function BulkDialog({ asks, ...props }: Props & { asks: 'attendant' | 'task' }) {
  return asks === 'task' ? <TaskDialog {...props} /> : <AttendantDialog {...props} />;
}
