import { taskNames } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { StaffOrder } from '../order-query.ts';

/** What people wrote about the order, newest first. */
export function CommentsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const { comments, lastTask } = order;
  return (
    <PanelCard title={t('comments')} count={comments.length} first>
      {lastTask !== null && lastTask.status === 'active' && (
        <Box textStyle="small" mb="4" fontWeight="medium">
          {t('task', { task: taskNames[lastTask.type as keyof typeof taskNames] ?? lastTask.type })}
          {lastTask.dueAt !== null && (
            <Span color="ink.muted" fontWeight="regular">
              , {t('dueAt', { when: shortTime(new Date(lastTask.dueAt)) })}
            </Span>
          )}
        </Box>
      )}
      {comments.length === 0 ? (
        <SmallText>{t('noComments')}</SmallText>
      ) : (
        <PanelRows>
          {comments.map(({ id, body, createdAt }) => (
            <li key={id}>
              <Box whiteSpace="pre-line" overflowWrap="anywhere">
                {body}
              </Box>
              <Span color="ink.muted">{shortTime(new Date(createdAt))}</Span>
            </li>
          ))}
        </PanelRows>
      )}
    </PanelCard>
  );
}
