import { taskNames, taskTypes } from '@app/machines/order';
import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { administratorsQuery } from '../../../api/administrators.ts';
import { Box, FieldGrid, Row } from '../../../kit/elements/box.tsx';
import { Note } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { DeadlineField } from '../../../kit/form/deadline-field.tsx';
import { CheckboxField } from '../../../kit/form/form-fields.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import type { Comment } from './comments-query.ts';
import { taskName } from './task-name.ts';
import type { CommentForm } from './use-comment-form.ts';

type Props = { made: CommentForm; active: Comment | undefined };

/** What is written about the order; ticked, it is something to do until a deadline. Ctrl and Enter add it. */
export function CommentFields({ made: { form, errors }, active }: Props) {
  const t = useTranslations('comments');
  const asTask = useStore(form.store, (state) => state.values.additional_task);
  return (
    <form.AppForm>
      <Box
        mt="4"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.querySelector('form')?.requestSubmit();
        }}
      >
        <form.Element errors={errors} short>
          <form.AppField name="body">
            {() => (
              <TextAreaField
                label={t(asTask ? 'field.task' : 'field.comment')}
                required={asTask}
                span={12}
                maxLength={2_000}
              />
            )}
          </form.AppField>
          {asTask && <TaskFields form={form} />}
          {asTask && active !== undefined && (
            <Note meaning="waiting">{t('replaces', { task: taskName(active) })}</Note>
          )}
          <Row mt="2" flexWrap="wrap" justifyContent="space-between" gap="3">
            <Row gap="6" flexWrap="wrap" textStyle="small">
              <form.AppField name="additional_task">
                {() => <CheckboxField label={t('field.asTask')} />}
              </form.AppField>
              {!asTask && (
                <form.AppField name="for_shop">
                  {() => <CheckboxField label={t('field.forShop')} />}
                </form.AppField>
              )}
            </Row>
            <form.SubmitButton kind="second" size="panel">
              {t(asTask ? 'addTask' : 'add')}
            </form.SubmitButton>
          </Row>
          <SmallText>{t('keys')}</SmallText>
        </form.Element>
      </Box>
    </form.AppForm>
  );
}

function TaskFields({ form }: Pick<CommentForm, 'form'>) {
  const t = useTranslations('comments');
  const people = useQuery(administratorsQuery);
  return (
    <FieldGrid phone="halves">
      <form.AppField name="task_type">
        {(control) => (
          <control.OneOf
            label={t('field.type')}
            required
            placeholder={t('choose')}
            options={taskTypes.map((type) => ({ value: type, label: taskNames[type] }))}
          />
        )}
      </form.AppField>
      <form.AppField name="assigned_user_id">
        {(control) => (
          <control.OneOf
            label={t('field.assignee')}
            required
            placeholder={t('choose')}
            options={(people.data?.users ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        )}
      </form.AppField>
      <form.AppField name="due_date">
        {() => <DeadlineField of="date" label={t('field.date')} placeholder={t('datePlaceholder')} />}
      </form.AppField>
      <form.AppField name="due_time">
        {() => <DeadlineField of="time" label={t('field.time')} placeholder={t('timePlaceholder')} />}
      </form.AppField>
    </FieldGrid>
  );
}
