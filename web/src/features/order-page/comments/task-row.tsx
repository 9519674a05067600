import { isOrderStatus, panelName } from '@app/machines/order';
import { deadlineStep } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { EntryHead, EntryText, isUndoable, UnseenDot } from './comment-row.tsx';
import { useShortTime } from './comment-times.ts';
import { dueAtOf } from './comments-query.ts';
import type { Comment } from './comments-query.ts';
import { TaskDialog } from '../loaded-later.ts';
import { taskName } from './task-name.ts';
import type { TaskChange } from './task-dialog.tsx';
import { useReopen, useSolve } from './use-comment-command.ts';

const meanings = { active: 'waiting', solved: 'done', canceled: 'neutral' } as const;

/** The colour of a deadline: red when it has passed, amber in its last five minutes. */
export function dueColor(task: Comment): 'refused' | 'waiting' | 'ink.muted' {
  const due = task.taskStatus === 'active' ? dueAtOf(task) : null;
  const step = due === null ? null : deadlineStep(due, Date.now());
  if (step === 'past') return 'refused';
  return step === null ? 'ink.muted' : 'waiting';
}

/** What a task's words say; those of the chart follow from where it raised it. */
export function useTaskText() {
  const t = useTranslations('comments');
  return ({ body, raisedIn }: Comment): string => {
    if (body !== '') return body;
    return raisedIn !== null && isOrderStatus(raisedIn) ? t('raisedIn', { status: panelName(raisedIn) }) : '';
  };
}

/** A task of an order, with what can be done about it while it is active. */
export function TaskRow({ task, userId }: { task: Comment; userId: string | undefined }) {
  const t = useTranslations('comments');
  const when = useShortTime();
  const textOf = useTaskText();
  const [change, ask] = useState<TaskChange | null>(null);
  const { solve, busy } = useSolve();
  const reopen = useReopen();
  const due = dueAtOf(task);
  const status = task.taskStatus ?? 'active';
  const text = textOf(task);
  return (
    <>
      <EntryHead>
        {!task.seen && task.author?.id !== userId && <UnseenDot />}
        <Span fontWeight="semibold">{taskName(task)}</Span>
        <Badge meaning={meanings[status]}>{t(`status.${status}`)}</Badge>
        <Span ml="auto" color={dueColor(task)} whiteSpace="nowrap">
          {due === null ? t('atOnce') : t('due', { when: when(due) })}
        </Span>
      </EntryHead>
      {text !== '' && <EntryText>{text}</EntryText>}
      <Box textStyle="small" color="ink.muted">
        {task.assignedUser === null ? t('nobody') : t('assigned', { who: task.assignedUser.fullName })}
        {' · '}
        {task.author?.fullName ?? t('system')}, {when(task.createdAt)}
      </Box>
      {dueColor(task) === 'refused' && (
        <Box textStyle="small" color="refused">
          {t('overdue')}
        </Box>
      )}
      {task.solved !== null && (
        <Row textStyle="small" color="ink.muted">
          <Span>
            {t('solved', { who: task.solved.by?.fullName ?? t('system'), when: when(task.solved.at) })}
          </Span>
          {isUndoable(task.solved, userId) && (
            <Button kind="quiet" size="panel" onClick={() => reopen(task.id)}>
              {t('undo')}
            </Button>
          )}
        </Row>
      )}
      {status === 'active' && (
        <Row gap="6" flexWrap="wrap">
          <Button kind="quiet" size="panel" busy={busy} onClick={() => solve(task.id)}>
            {t('solve')}
          </Button>
          <Button kind="quiet" size="panel" onClick={() => ask('deadline')}>
            {t('newDeadline')}
          </Button>
          <Button kind="quiet" size="panel" onClick={() => ask('assignee')}>
            {t('handOver')}
          </Button>
        </Row>
      )}
      {change !== null && <TaskDialog task={task} change={change} onClose={() => ask(null)} />}
    </>
  );
}
