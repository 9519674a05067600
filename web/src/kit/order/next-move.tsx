import { guidedAddress } from '@app/machines/contract';
import { isOrderStatus } from '@app/machines/order';
import type { Facts, OrderStatus, Turn } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../texts/texts.tsx';
import { ButtonLink } from '../elements/button.tsx';
import { Anchor, Span } from '../elements/box.tsx';
import { messages } from './turn.messages.ts';

type Props = {
  order: {
    readonly slug: string;
    readonly status: OrderStatus | (string & {});
    readonly salesChannel: Facts['salesChannel'];
    readonly financingType: Facts['financingType'];
    readonly turn: Turn | null;
  };
  /** Drawn as the one thing to do on a page. */
  button?: boolean;
};

/** The salesman's own move leads to where he makes it; else who is waited for. */
export const NextMove = withTexts(messages, Content);

function Content({ order, button = false }: Props) {
  const t = useTranslations('turn');
  const { turn, slug, status, salesChannel, financingType } = order;
  if (turn === null) return <Span color="ink.muted">–</Span>;
  const href = isOrderStatus(status)
    ? guidedAddress({ slug, status, facts: { salesChannel, financingType } })
    : null;
  if (turn.own !== null && href !== null) {
    if (button)
      return (
        <ButtonLink kind="primary" size="panel" href={href}>
          {t(`own.${turn.own}`)}
        </ButtonLink>
      );
    return (
      <Anchor href={href} fontWeight="medium" color="link" textDecoration="none">
        {t(`own.${turn.own}`)}
      </Anchor>
    );
  }
  if (turn.wait !== null) return <Span color="ink.muted">{t(`wait.${turn.wait}`)}</Span>;
  return <Span color="ink.muted">{turn.client === null ? '–' : t(`client.${turn.client}`)}</Span>;
}
