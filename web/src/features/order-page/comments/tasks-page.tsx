import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import type { User } from '../../../api/session.ts';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState, FailedState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Freshness } from '../../../kit/query/freshness.tsx';
import { FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './comments.messages.ts';
import { tasksQuery } from './comments-query.ts';
import type { Comment } from './comments-query.ts';
import { taskTabs } from './tasks-search.ts';
import type { TaskTab } from './tasks-search.ts';
import { TaskDialog } from '../loaded-later.ts';
import type { TaskChange } from './task-dialog.tsx';
import { TasksByDay } from './tasks-by-day.tsx';
import { useSolve } from './use-comment-command.ts';

type Props = { area: string; user: User; tab: TaskTab; onTab: (tab: TaskTab) => void };

/** The tasks of who is signed in, or of all, by the day on which they are due. */
export const TasksPage = withTexts(messages, function TasksPage({ area, user, tab, onTab }: Props) {
  const t = useTranslations('tasks');
  const query = useInfiniteQuery(useMemo(() => tasksQuery(tab, user.id), [tab, user.id]));
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" mb="3">
          <PageTitle>{t('title')}</PageTitle>
          <Freshness query={query} />
        </Row>
        <FilterLine tabs label={t('tabs')}>
          {taskTabs.map((each) => (
            <TabChip key={each} chosen={each === tab} count={undefined} onChoose={() => onTab(each)}>
              {t(`tab.${each}`)}
            </TabChip>
          ))}
        </FilterLine>
        <TaskList area={area} tab={tab} query={query} />
        <SmallText mt="3" display={{ base: 'none', md: 'block' }}>
          {t('keys')}
        </SmallText>
      </OneColumn>
    </>
  );
});

/** Focuses the order of the task that lies so many rows on. */
function go(tasks: readonly Comment[], steps: number): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset['task'];
  const next = tasks[Math.max(0, tasks.findIndex((task) => task.id === id) + steps)] ?? tasks.at(-1);
  const links = document.querySelectorAll<HTMLElement>(`a[data-task="${next?.id ?? ''}"]`);
  [...links].find((link) => link.checkVisibility())?.focus();
}

type ListProps = Pick<Props, 'area' | 'tab'> & {
  query: UseInfiniteQueryResult<InfiniteData<Reply<'listComments'>>>;
};

function TaskList({ area, tab, query }: ListProps) {
  const t = useTranslations('tasks');
  const [changed, change] = useState<{ task: Comment; change: TaskChange } | null>(null);
  const { solve } = useSolve();
  const tasks = query.data?.pages.flatMap(({ comments }) => comments) ?? [];
  const current = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset['task'];
    return tasks.find((task) => task.id === id && task.taskStatus === 'active');
  };
  useKeys<'tasks'>({
    j: () => go(tasks, 1),
    k: () => go(tasks, -1),
    r() {
      const task = current();
      if (task !== undefined) solve(task.id);
    },
    d() {
      const task = current();
      if (task !== undefined) change({ task, change: 'deadline' });
    },
  });
  return (
    <Card mt="3" overflow="hidden">
      {query.isPending && <SkeletonRows rows={8} />}
      {query.isLoadingError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.isSuccess && tasks.length === 0 && (
        <EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />
      )}
      <TasksByDay
        area={area}
        tasks={tasks}
        onSolve={(task) => solve(task.id)}
        onChange={(task, what) => change({ task, change: what })}
      />
      {query.hasNextPage && (
        <Box p="4">
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
      {changed !== null && <TaskDialog {...changed} onClose={() => change(null)} />}
    </Card>
  );
}
