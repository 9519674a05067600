import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { IconButton } from '../../../kit/elements/icon-button.tsx';
import { useShortTime } from './comment-times.ts';
import type { Comment } from './comments-query.ts';
import { useDelete, useRestore } from './use-comment-command.ts';

/** How long the server takes a change back, in milliseconds. */
const undoable = 600_000;

/** Whether this account did it so recently that it may take it back. */
export const isUndoable = (done: Comment['deleted'], userId: string | undefined): boolean =>
  done !== null && done.by?.id === userId && Date.now() - Date.parse(done.at) < undoable;

/** Author and time of an entry, with what stands right of them. */
export const EntryHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 8px',
    minHeight: 'control.panel',
    textStyle: 'small',
  },
});

/** What was typed, with its lines. */
export const EntryText = chakra('p', {
  base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', textStyle: 'small', m: '0' },
});

/** A dot, and its word for who does not see it. */
export function UnseenDot() {
  const t = useTranslations('comments');
  return (
    <Box
      as="span"
      boxSize="2"
      flex="none"
      borderRadius="round"
      bg="primary"
      role="img"
      aria-label={t('unseen')}
    />
  );
}

/** A comment, or the trace of one that was deleted. */
export function CommentRow({ comment, userId }: { comment: Comment; userId: string | undefined }) {
  const t = useTranslations('comments');
  const when = useShortTime();
  const { remove, busy } = useDelete();
  const restore = useRestore();
  const { id, deleted, author, createdAt, seen, forShop, body } = comment;
  if (deleted !== null)
    return (
      <EntryHead color="ink.muted">
        <Span flex="1">
          {t('deleted', { who: deleted.by?.fullName ?? t('system'), when: when(deleted.at) })}
        </Span>
        {isUndoable(deleted, userId) && (
          <Button kind="quiet" size="panel" onClick={() => restore(id)}>
            {t('undo')}
          </Button>
        )}
      </EntryHead>
    );
  return (
    <>
      <EntryHead>
        {!seen && author?.id !== userId && <UnseenDot />}
        <Span fontWeight="semibold" minWidth="0">
          {author?.fullName ?? t('system')}
        </Span>
        <Span color="ink.muted" whiteSpace="nowrap">
          {when(createdAt)}
        </Span>
        {forShop && <Badge>{t('forShop')}</Badge>}
        <Box ml="auto">
          <IconButton icon={Trash2} label={t('delete')} disabled={busy} onClick={() => remove(id)} />
        </Box>
      </EntryHead>
      <EntryText>{body}</EntryText>
    </>
  );
}
