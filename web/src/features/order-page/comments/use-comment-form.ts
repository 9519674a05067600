import { commentProblems } from '@app/machines/rules';
import type { TaskType } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { useCommentCommand } from './use-comment-command.ts';

/** What is typed, by the names of the wire. */
const empty = {
  body: '',
  additional_task: false,
  task_type: '' as '' | TaskType,
  due_date: '',
  due_time: '',
  assigned_user_id: '',
  for_shop: false,
};

const wrong = (values: typeof empty) =>
  Object.entries(commentProblems(values, Date.now())).map(([path, message]) => ({ path, message }));

/** The form of a new comment or task, which outlives the window that it is shown in. */
export function useCommentForm(orderId: string) {
  const t = useTranslations('comments');
  // The form is emptied before the lists are read again: what is begun meanwhile stays.
  const command = useCommentCommand(
    'createComment',
    'added',
    ({ comment }) => toast('done', t(comment.additionalTask ? 'done.taskAdded' : 'done.added')),
    { waits: false },
  );
  const made = useValidatedForm({
    defaultValues: empty,
    validate: wrong,
    submit: async (values) => {
      const asTask = {
        taskType: values.task_type,
        dueDate: values.due_date,
        dueTime: values.due_time,
        assignedUserId: values.assigned_user_id,
      };
      const body = {
        orderId,
        body: values.body,
        additionalTask: values.additional_task,
        ...(values.additional_task ? asTask : { forShop: values.for_shop }),
      };
      const result = await command.send({ body });
      if (result?.ok === true) made.form.reset(begunSince(values), { keepDefaultValues: true });
      return invalidFields(result);
    },
  });
  /** An empty form but for what has changed since these values were sent: the cable may show them before the answer. */
  const begunSince = (sent: typeof empty): typeof empty => {
    const now = Object.entries(made.form.state.values);
    const changed = now.filter(([name, value]) => value !== sent[name as keyof typeof empty]);
    return { ...empty, ...Object.fromEntries(changed) };
  };
  return made;
}

export type CommentForm = ReturnType<typeof useCommentForm>;
