import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './comments.messages.ts';
import { CommentsPanel } from './comments-panel.tsx';
import type { CommentList } from './comments-panel.tsx';
import { useCommentForm } from './use-comment-form.ts';

/** Comments and tasks of an order, as a card and in a window over the page (ADMIN-025, 031); what is half typed moves along. */
export const CommentsCard = withTexts(messages, function CommentsCard({ orderId }: { orderId: string }) {
  const t = useTranslations('comments');
  const [list, setList] = useState<CommentList>('plain');
  const [open, setOpen] = useState(false);
  const made = useCommentForm(orderId);
  const place = useRef<HTMLDivElement>(null);
  useKeys<'comments'>({
    c: () => setOpen(true),
    t() {
      setList('tasks');
      made.form.setFieldValue('additional_task', true);
      place.current?.querySelector('textarea')?.focus();
    },
  });
  const panel = <CommentsPanel orderId={orderId} list={list} onList={setList} made={made} />;
  return (
    <PanelCard
      title={t('title')}
      first
      action={
        <Button kind="quiet" size="panel" onClick={() => setOpen(true)}>
          {t('openWindow')}
        </Button>
      }
    >
      <div ref={place}>{open ? <SmallText>{t('inWindow')}</SmallText> : panel}</div>
      {open && (
        <Dialog
          open
          wide
          title={t('title')}
          onClose={() => setOpen(false)}
          actions={
            <Button size="panel" onClick={() => setOpen(false)}>
              {t('close')}
            </Button>
          }
        >
          <Box color="ink" mt="4">
            {panel}
          </Box>
        </Dialog>
      )}
    </PanelCard>
  );
});
