import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copyText } from '../../../kit/copy-text.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { calculatorSnippet } from './calculator-snippet.ts';
import type { OwnShop } from './settings-query.ts';

/** The tag that shows the calculator on a page of the shop. */
export function SnippetCard({ shop }: { shop: OwnShop }) {
  const t = useTranslations('shopSettings.snippet');
  const { clientId, loaderUrl } = shop;
  const snippet = calculatorSnippet({ clientId, loaderUrl, product: t('product') });
  return (
    <PanelCard title={t('title')} first>
      <SmallText>{t('help')}</SmallText>
      <Box
        as="pre"
        // It scrolls, also for who has no pointer.
        tabIndex={0}
        role="group"
        aria-label={t('label')}
        my="3"
        p="3"
        bg="surface.subtle"
        borderRadius="control"
        overflowX="auto"
        textStyle="small"
      >
        <code>{snippet}</code>
      </Box>
      <Button
        size="panel"
        icon={Copy}
        onClick={() =>
          void copyText(snippet).then(
            () => toast('done', t('copied')),
            () => toast('refused', t('notCopied')),
          )
        }
      >
        {t('copy')}
      </Button>
    </PanelCard>
  );
}
