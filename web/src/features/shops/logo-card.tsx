import { kindsOfLogo, logoSize, maxLogoBytes, mediaTypes } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../api/answer.ts';
import { callApi, newKey } from '../../api/call-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { Box, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { sendForm } from '../../kit/files/send-form.ts';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { shopQuery, shopsKey } from './shops-query.ts';
import type { ManagedShop } from './shops-query.ts';

const megabytes = maxLogoBytes / 1_048_576;

/** The shop's logo as its pages show it, and the ways to another or to none. */
export function LogoCard({ shop, mayManage }: { shop: ManagedShop; mayManage: boolean }) {
  const t = useTranslations('shop.logo');
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const params = { id: shop.id };
  async function reread(said: string) {
    toast('done', said);
    // The form keeps what was typed; the logo is no part of it.
    await client.invalidateQueries({ queryKey: shopQuery(shop.id).queryKey });
    await client.invalidateQueries({ queryKey: [...shopsKey, 'list'] });
  }
  const removal = useCommand('removeShopLogo', { onReply: () => reread(t('removed')) });

  async function send(file: File): Promise<void> {
    refuse(null);
    if (file.size > maxLogoBytes) return refuse(t('tooLarge', { size: megabytes }));
    const data = new FormData();
    data.set('file', file);
    setSending(true);
    const form = {
      data,
      send: (url: string, init: Parameters<typeof sendForm>[1]) => sendForm(url, init, () => undefined),
    };
    try {
      const result = await callApi('setShopLogo', { params, form, key: newKey() });
      if (result.ok) await reread(t('saved'));
      else refuse(result.kind === 'refused' ? result.reason : Object.values(result.errors).join(' '));
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      refuse(cause.serverMessage ?? cause.message);
    } finally {
      setSending(false);
    }
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
        <Row gap="4" flexWrap="wrap">
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
            <TextButton textStyle="small" onClick={() => void removal.send({ params })}>
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
