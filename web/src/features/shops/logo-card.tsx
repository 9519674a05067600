import { kindsOfLogo, logoSize, maxLogoBytes, mediaTypes } from '@app/machines/rules';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { toast } from '../../kit/toast/toasts.ts';

const megabytes = maxLogoBytes / 1_048_576;

type Props = {
  shop: { name: string; logoUrl: string | null };
  mayManage: boolean;
  /** Sends another logo; answers why it is refused, null where it is taken. */
  onSend: (data: FormData) => Promise<string | null>;
  onRemove: () => Promise<string | null>;
};

/** The shop's logo as its pages show it, and the ways to another or to none: dropped or picked. */
export function LogoCard({ shop, mayManage, onSend, onRemove }: Props) {
  const t = useTranslations('shop.logo');
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  async function change(said: string, asked: () => Promise<string | null>): Promise<void> {
    setSending(true);
    const reason = await asked();
    setSending(false);
    refuse(reason);
    if (reason === null) toast('done', said);
  }
  async function send(file: File): Promise<void> {
    refuse(null);
    if (file.size > maxLogoBytes) return refuse(t('tooLarge', { size: megabytes }));
    const data = new FormData();
    data.set('file', file);
    await change(t('saved'), () => onSend(data));
  }

  return (
    <PanelCard title={t('title')} first>
      {shop.logoUrl === null ? (
        <SmallText>{t('none')}</SmallText>
      ) : (
        <Box
          as="span"
          display="flex"
          alignItems="center"
          height={`${logoSize.height}px`}
          maxWidth={`${logoSize.width}px`}
        >
          <img
            src={shop.logoUrl}
            alt={t('alt', { name: shop.name })}
            style={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
          />
        </Box>
      )}
      <SmallText mt="2">{t('help', { ...logoSize, size: megabytes })}</SmallText>
      <ErrorLine id="logo-error">{refused}</ErrorLine>
      {mayManage && (
        <Row
          gap="4"
          flexWrap="wrap"
          p="3"
          border="1px dashed"
          borderColor={over ? 'primary' : 'line.control'}
          borderRadius="control"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const [file] = event.dataTransfer.files;
            if (file !== undefined && !sending) void send(file);
          }}
        >
          <Span display={{ base: 'none', lg: 'inline' }} textStyle="small" color="ink.muted">
            {t('drop')}
          </Span>
          <Button
            size="panel"
            icon={Upload}
            busy={sending}
            aria-describedby={refused === null ? undefined : 'logo-error'}
            onClick={() => picker.current?.click()}
          >
            {t(shop.logoUrl === null ? 'add' : 'change')}
          </Button>
          {shop.logoUrl !== null && (
            <TextButton textStyle="small" onClick={() => void change(t('removed'), onRemove)}>
              {t('remove')}
            </TextButton>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('title')}
            accept={kindsOfLogo.map((kind) => mediaTypes[kind]).join(',')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) void send(file);
            }}
          />
        </Row>
      )}
    </PanelCard>
  );
}
