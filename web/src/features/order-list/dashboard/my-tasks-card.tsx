import { taskNames } from '@app/machines/order';
import { taskDueAt } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { Anchor, Box, Span } from '../../../kit/elements/box.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { CardLink, PanelCard } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { clockTime, shortDate, shortTime } from '../../../kit/format/dates.ts';
import { myTasksQuery } from './dashboard-query.ts';

type Task = Reply<'listComments'>['comments'][number];

const Tasks = chakra('ul', {
  base: {
    textStyle: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gap: '0 12px',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { pt: '0' },
    '& > li:last-of-type': { pb: '0', borderBottomWidth: '0' },
  },
});

/** Who has so little time left is warned, in milliseconds. */
const soon = 5 * 60_000;

/** The account's next tasks: red where their deadline has passed, amber where it is about to. */
export function MyTasksCard({ area, userId }: { area: string; userId: string }) {
  const t = useTranslations('dashboard');
  const query = useQuery(myTasksQuery(userId));
  const comments = query.data?.comments;
  return (
    <PanelCard title={t('tasks')} first action={<CardLink href={`/${area}/tasks`}>{t('allTasks')}</CardLink>}>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isLoadingError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {comments?.length === 0 && <SmallText>{t('noTasks')}</SmallText>}
      {comments !== undefined && comments.length > 0 && (
        <Tasks>
          {comments.map((task) => (
            <TaskRow key={task.id} area={area} task={task} now={query.dataUpdatedAt} />
          ))}
        </Tasks>
      )}
    </PanelCard>
  );
}

function TaskRow({ area, task, now }: { area: string; task: Task; now: number }) {
  const t = useTranslations('dashboard');
  const { order, body, taskType } = task;
  const dueAt = taskDueAt({ date: task.dueDate ?? '', time: task.dueTime ?? '' });
  const due = dueAt === null ? null : new Date(dueAt);
  const left = dueAt === null ? Infinity : dueAt - now;
  const said = left < 0 ? t('overdue') : body;
  return (
    <li>
      <Span
        color={left < 0 ? 'refused' : left < soon ? 'waiting' : undefined}
        fontWeight={left < soon ? 'medium' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        {due === null
          ? t('noDeadline')
          : shortDate(due) === shortDate(new Date(now))
            ? clockTime(due)
            : shortTime(due)}
      </Span>
      <Box minWidth="0">
        <Anchor href={`/${area}/orders/${order.slug}`}>{order.siemensId}</Anchor>{' '}
        {taskType === null ? null : taskNames[taskType]}
        {said !== '' && (
          <Box color="ink.muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {said}
          </Box>
        )}
      </Box>
    </li>
  );
}
