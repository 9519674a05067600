import { isOrderStatus, panelName, toneOf } from '@app/machines/order';
import { CalendarClock, CircleCheck, UserRoundPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Anchor, Box, Row, Span, visuallyHidden } from '../../../kit/elements/box.tsx';
import { IconButton } from '../../../kit/elements/icon-button.tsx';
import { clockTime, shortDate } from '../../../kit/format/dates.ts';
import { ListTable } from '../../../kit/table/list-table.tsx';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { dueAtOf } from './comments-query.ts';
import type { Comment } from './comments-query.ts';
import type { TaskChange } from './task-dialog.tsx';
import { taskName } from './task-name.ts';
import { dueColor, useTaskText } from './task-row.tsx';

type Props = {
  area: string;
  tasks: readonly Comment[];
  onSolve: (task: Comment) => void;
  onChange: (task: Comment, what: TaskChange) => void;
};

/** The moment under whose day a task stands: when it was solved, else when it is due; null without a deadline. */
const placeOf = (task: Comment): number | null =>
  task.solved === null ? dueAtOf(task) : Date.parse(task.solved.at);

/** The tasks of each day, in the order in which they come. */
function daysOf(tasks: readonly Comment[]): (readonly [day: string | null, tasks: Comment[]])[] {
  const days: (readonly [string | null, Comment[]])[] = [];
  for (const task of tasks) {
    const at = placeOf(task);
    const day = at === null ? null : shortDate(new Date(at));
    const known = days.find(([name]) => name === day);
    if (known === undefined) days.push([day, [task]]);
    else known[1].push(task);
  }
  return days;
}

const todaysName = () => shortDate(new Date());

/** Tasks under the days on which they are due, or were solved; under 768 px a card each. */
export function TasksByDay({ tasks, ...rest }: Props) {
  const t = useTranslations('tasks');
  const words = useTranslations('comments');
  const today = todaysName();
  const columns = useColumns(rest);
  const actions = columns.at(-1);
  const [due, name, order] = columns;
  return daysOf(tasks).map(([day, ofDay], index) => {
    const title = day === null ? t('noDeadline') : day === today ? t('today', { day }) : day;
    return (
      <Box key={title} as="section" css={index === 0 ? {} : { '& thead': visuallyHidden }}>
        <Box
          as="h2"
          textStyle="small"
          fontWeight="semibold"
          bg="surface.subtle"
          py="2"
          px={{ base: '4', md: '6' }}
        >
          {title}
        </Box>
        <ListTable
          caption={t('list', { day: title })}
          columns={columns}
          items={ofDay}
          keyOf={({ id }) => id}
          card={(task) => (
            <>
              <Box minWidth="0">
                <Span fontWeight="medium">{name?.cell(task)}</Span>
              </Box>
              <Span textAlign="right">{due?.cell(task)}</Span>
              <Box gridColumn="1 / -1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {order?.cell(task)} {task.order.companyName}
              </Box>
              <Row gridColumn="1 / -1" justifyContent="space-between">
                <Span color="ink.muted" minWidth="0">
                  {task.assignedUser?.fullName ?? words('nobody')}
                </Span>
                <Box position="relative" zIndex="1">
                  {actions?.cell(task)}
                </Box>
              </Row>
            </>
          )}
        />
      </Box>
    );
  });
}

function useColumns({ area, onSolve, onChange }: Omit<Props, 'tasks'>): readonly ListColumn<Comment>[] {
  const t = useTranslations('tasks');
  const words = useTranslations('comments');
  const textOf = useTaskText();
  return [
    {
      key: 'due',
      label: t('due'),
      width: 96,
      cell: (task) => {
        const at = placeOf(task);
        return (
          <Span color={dueColor(task)} fontVariantNumeric="tabular-nums">
            {at === null ? words('atOnce') : clockTime(new Date(at))}
          </Span>
        );
      },
    },
    {
      key: 'task',
      label: t('task'),
      cell: (task) => [taskName(task), textOf(task)].filter((part) => part !== '').join(': '),
      title: textOf,
    },
    {
      key: 'order',
      label: t('order'),
      width: 104,
      cell: ({ id, order }) => (
        <Anchor data-task={id} href={`/${area}/orders/${order.slug}`} color="link">
          {order.siemensId}
        </Anchor>
      ),
    },
    {
      key: 'company',
      label: t('company'),
      wide: true,
      cell: ({ order }) => order.companyName ?? '–',
      title: ({ order }) => order.companyName ?? undefined,
    },
    {
      key: 'assignee',
      label: t('assignee'),
      width: 144,
      cell: ({ assignedUser }) => assignedUser?.fullName ?? '–',
    },
    {
      key: 'status',
      label: t('status'),
      wide: true,
      cell: ({ order: { status } }) =>
        isOrderStatus(status) && (
          <StatusDot tone={toneOf(status, 'staff')} maxWidth="full">
            <Span overflow="hidden" textOverflow="ellipsis">
              {panelName(status)}
            </Span>
          </StatusDot>
        ),
    },
    {
      key: 'actions',
      label: t('actions'),
      width: 160,
      right: true,
      cell: (task) =>
        task.taskStatus === 'active' && (
          <Row gap="0" justifyContent="flex-end" data-task={task.id}>
            <IconButton icon={CircleCheck} label={words('solve')} onClick={() => onSolve(task)} />
            <IconButton
              icon={CalendarClock}
              label={words('newDeadline')}
              onClick={() => onChange(task, 'deadline')}
            />
            <IconButton
              icon={UserRoundPen}
              label={words('handOver')}
              onClick={() => onChange(task, 'assignee')}
            />
          </Row>
        ),
    },
  ];
}
