import { encodeQR } from 'qr';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { copyText } from '../../../kit/copy-text.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './client-link.messages.ts';

/** The client's own link: to copy, or to take over by a phone's camera. */
export const ClientLink = withTexts(messages, Content);

function Content({ slug }: { slug: string }) {
  const t = useTranslations('clientLink');
  const link = new URL(`/orders/${slug}`, location.href).href;
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg', { border: 1 }))}`;
  async function copy() {
    try {
      await copyText(link);
      toast('done', t('copied'));
    } catch {
      toast('refused', t('notCopied'));
    }
  }
  return (
    <Card padded mt="8">
      <Row alignItems="flex-start" gap="6" flexDirection={{ base: 'column', sm: 'row' }}>
        <img src={picture} alt={t('code')} width={144} height={144} />
        <Box flex="1" minWidth="0" width="full">
          <TextInput
            readOnly
            value={link}
            aria-label={t('link')}
            onFocus={(event) => event.target.select()}
          />
          <Button mt="4" icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <SmallText mt="4">{t('scan')}</SmallText>
        </Box>
      </Row>
    </Card>
  );
}
