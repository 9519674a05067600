import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '../../../api/session.ts';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { CommentFields } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { orderCommentsQuery } from './comments-query.ts';
import type { Comment } from './comments-query.ts';
import { TaskRow } from './task-row.tsx';
import type { CommentForm } from './use-comment-form.ts';
import { useSeen } from './use-seen.ts';

const Entries = chakra('ul', {
  base: {
    mt: '3',
    '& > li': { py: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& > li:last-child': { borderBottomWidth: '0' },
  },
});

/** Which of the two lists is open. */
export type CommentList = 'plain' | 'tasks';

type Props = {
  orderId: string;
  list: CommentList;
  onList: (list: CommentList) => void;
  made: CommentForm;
};

/** An order's comments and its tasks, newest first (TASK-002, 003), and the form of the next one. */
export function CommentsPanel({ orderId, list, onList, made }: Props) {
  const t = useTranslations('comments');
  const lists = {
    plain: useInfiniteQuery(orderCommentsQuery(orderId, false)),
    tasks: useInfiniteQuery(orderCommentsQuery(orderId, true)),
  };
  const user = useQuery(sessionQuery).data;
  const query = lists[list];
  const shown = query.data?.pages.flatMap(({ comments }) => comments) ?? [];
  useSeen(shown, user?.id);
  const counts = lists.plain.data?.pages[0]?.counts;
  const active = lists.tasks.data?.pages[0]?.comments.find(({ taskStatus }) => taskStatus === 'active');
  const row = (entry: Comment) =>
    entry.additionalTask ? (
      <TaskRow task={entry} userId={user?.id} />
    ) : (
      <CommentRow comment={entry} userId={user?.id} />
    );
  return (
    <>
      <FilterLine tabs label={t('lists')}>
        <TabChip
          chosen={list === 'plain'}
          count={counts?.comments ?? undefined}
          onChoose={() => onList('plain')}
        >
          {t('plain')}
        </TabChip>
        <TabChip
          chosen={list === 'tasks'}
          count={counts?.tasks ?? undefined}
          onChoose={() => onList('tasks')}
        >
          {t('tasks')}
        </TabChip>
      </FilterLine>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.isSuccess && shown.length === 0 && (
        <SmallText mt="2">{t(list === 'plain' ? 'noComments' : 'noTasks')}</SmallText>
      )}
      {shown.length > 0 && (
        <Entries>
          {shown.map((entry) => (
            <li key={entry.id}>{row(entry)}</li>
          ))}
        </Entries>
      )}
      {query.hasNextPage && (
        <Button
          kind="quiet"
          size="panel"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <CommentFields made={made} active={active} />
    </>
  );
}
