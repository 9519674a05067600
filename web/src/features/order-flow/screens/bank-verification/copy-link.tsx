import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { SmallText, SmallTitle } from '../../../../kit/elements/heading.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { copyText } from '../../../../kit/copy-text.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { shortDate } from '../../../../kit/format/dates.ts';

type Props = { slug: string; until: string | null };

/** The order's own address, to finish on another device; after `until` the order is cancelled. */
export function CopyLink({ slug, until }: Props) {
  const t = useTranslations('bankVerification');
  const link = new URL(`/orders/${slug}`, location.href).href;
  async function copy() {
    try {
      await copyText(link);
      toast('done', t('copied'));
    } catch {
      toast('refused', t('notCopied'));
    }
  }
  return (
    <Card padded mt="12">
      <SmallTitle>{t('later')}</SmallTitle>
      <SmallText mt="1">
        {until === null ? t('laterText') : t('laterUntil', { date: shortDate(new Date(until)) })}
      </SmallText>
      <Row mt="4" flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
        <Box flex="1" minWidth="0">
          <TextInput
            readOnly
            value={link}
            aria-label={t('link')}
            onFocus={(event) => event.target.select()}
          />
        </Box>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Row>
    </Card>
  );
}
