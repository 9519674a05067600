import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Signers } from '../../parts/signers.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../../../kit/elements/button.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useWayBack } from './use-way-back.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './shop-redirect.messages.ts';

/**
 * The way back to the shop: it opens in a new tab after ten seconds, unless the client stays. Where the browser blocks the
 * tab, it stays here as a link.
 */
export const ShopRedirectScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('shopRedirect');
  const url = order.shopRedirectUrl;
  const { way, stop } = useWayBack(url);
  const counting = typeof way !== 'string' && url !== null;
  return (
    <>
      <StatusIcon meaning={screen.icon ?? 'success'} />
      <ScreenHead screen={screen} />
      <Facts
        facts={[
          { label: t('shop'), value: order.shopAttributes.name },
          { label: t('identity'), value: t('identityText') },
        ]}
      />
      <Signers order={order} />
      <Box mt="4" textStyle="small" color="ink.muted" minHeight="5" role="timer">
        {counting && t('opensIn', { seconds: way.left })}
        {(way === 'blocked' || way === 'opened') && t(way)}
      </Box>
      <Actions mt="4">
        {counting && (
          <Button kind="quiet" onClick={stop} data-back>
            {t('stay')}
          </Button>
        )}
        {url !== null && (
          <ButtonLink
            kind="primary"
            icon={ExternalLink}
            href={url}
            target="_blank"
            rel="noopener"
            onClick={stop}
          >
            {t('open')}
          </ButtonLink>
        )}
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
