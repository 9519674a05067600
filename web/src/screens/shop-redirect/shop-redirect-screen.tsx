import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Box } from '../../parts/box.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { StatusIcon } from '../../parts/status-icon.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** Seconds before the shop's page opens (specification, section 9). */
const delay = 10;

/** The way back to the shop: it opens in a new tab after ten seconds, unless the client stays. */
export function ShopRedirectScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.shopRedirect');
  const [left, setLeft] = useState<number | null>(delay);
  const url = order.shopRedirectUrl;
  useEffect(() => {
    if (left === null || url === null) return;
    if (left === 0) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, url]);
  const counting = left !== null && left > 0 && url !== null;
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
      <Box mt="4" textStyle="small" color="ink.muted" minHeight="5" role="timer">
        {counting && t('opensIn', { seconds: left })}
      </Box>
      <Actions mt="4">
        {counting && (
          <Button kind="quiet" onClick={() => setLeft(null)} data-back>
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
            onClick={() => setLeft(null)}
          >
            {t('open')}
          </ButtonLink>
        )}
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
