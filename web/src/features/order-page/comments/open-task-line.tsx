import { Flag } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './comments.messages.ts';
import { useShortTime } from './comment-times.ts';
import { dueAtOf, orderCommentsQuery } from './comments-query.ts';
import { taskName } from './task-name.ts';
import { dueColor, useTaskText } from './task-row.tsx';
import { useSolve } from './use-comment-command.ts';

/** The order's active task at the bottom of its status card; nothing where it has none. */
export const OpenTaskLine = withTexts(messages, function OpenTaskLine({ orderId }: { orderId: string }) {
  const t = useTranslations('comments');
  const when = useShortTime();
  const textOf = useTaskText();
  const query = useInfiniteQuery(orderCommentsQuery(orderId, true));
  const { solve, busy } = useSolve();
  const task = query.data?.pages[0]?.comments.find(({ taskStatus }) => taskStatus === 'active');
  if (task === undefined) return null;
  const due = dueAtOf(task);
  const who = task.assignedUser === null ? t('nobody') : t('assignedTo', { who: task.assignedUser.fullName });
  return (
    <Row
      gap="3"
      flexWrap="wrap"
      py="3"
      px={{ base: '4', md: '6' }}
      borderTop="1px solid"
      borderColor="line"
      bg="surface.subtle"
      borderBottomRadius="box"
      textStyle="small"
    >
      <Icon of={Flag} color="waiting" />
      <Box flex="1 1 200px" minWidth="0">
        <Box fontWeight="medium">{t('openTask', { task: taskName(task), who })}</Box>
        <Box color="ink.muted" overflowWrap="anywhere">
          {textOf(task)}
        </Box>
      </Box>
      <Span color={dueColor(task)} whiteSpace="nowrap">
        {due === null ? t('atOnce') : when(due)}
      </Span>
      <Button kind="quiet" size="panel" busy={busy} onClick={() => solve(task.id)}>
        {t('solve')}
      </Button>
    </Row>
  );
});
