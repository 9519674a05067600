import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { Loaded } from '../../../kit/query/loaded.tsx';
import type { Order } from '../queries/order-query.ts';
import { shopCommentsQuery } from '../queries/shop-comments.ts';

/** What the shop and the head office say to each other about the order. */
export function ShopCommentsCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const query = useQuery(shopCommentsQuery(order.slug));
  const send = useCommand('shopComment', { onReply: () => query.refetch().then(() => undefined) });
  const { form, errors } = useValidatedForm<{ body: string }>({
    defaultValues: { body: '' },
    validate: ({ body }) => (body.trim() === '' ? [{ path: 'body', message: t('empty') }] : []),
    submit: async ({ body }) => {
      const result = await send.send({ body: { orderId: order.id, body: body.trim() } });
      if (result?.ok === true) form.reset();
      return invalidFields(result);
    },
  });
  const count = query.data?.comments.length;
  return (
    <PanelCard title={t('comments')} {...(count !== undefined && { count })}>
      <Loaded query={query} failedTitle={t('commentsFailed')} rows={2}>
        {({ comments }) =>
          comments.length === 0 ? (
            <SmallText>{t('noComments')}</SmallText>
          ) : (
            <PanelRows>
              {comments.map(({ id, body, author, createdAt }) => (
                <li key={id}>
                  <Box flex="1" minWidth="0">
                    <Span fontWeight="medium">{author ?? t('headOffice')}</Span>
                    <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
                      {body}
                    </Box>
                  </Box>
                  <Span color="ink.muted">{shortTime(new Date(createdAt))}</Span>
                </li>
              ))}
            </PanelRows>
          )
        }
      </Loaded>
      <form.AppForm>
        <form.Element errors={errors} short>
          <Box mt="4">
            <form.AppField name="body">
              {() => <TextAreaField label={t('write')} span={12} maxLength={2_000} />}
            </form.AppField>
            <form.SubmitButton size="panel" kind="second">
              {t('send')}
            </form.SubmitButton>
          </Box>
        </form.Element>
      </form.AppForm>
    </PanelCard>
  );
}
