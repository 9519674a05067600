import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { EditorColumns } from '../../../kit/editor/editor-frame.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { LogoCard } from '../logo-card.tsx';
import { sendShopForm } from '../send-shop-form.ts';
import { ShopKeys } from '../shop-keys.tsx';
import { messages as shopMessages } from '../shops.messages.ts';
import { ShopWebhookCard } from '../webhook/shop-webhook-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { messages } from './own-shop.messages.ts';
import { shopSettingsQuery } from './settings-query.ts';
import type { OwnShop } from './settings-query.ts';
import { SnippetCard } from './snippet-card.tsx';

/** The own shop as its administrator sets it up: what clients see of it, and what lets its server and its page in. */
export const ShopSettingsPage = withTexts({ ...shopMessages, ...messages }, function ShopSettingsPage() {
  const t = useTranslations('shopSettings');
  const query = useQuery(shopSettingsQuery);
  return (
    <OneColumn wide>
      <PageName name={t('title')} />
      <PageTitle>{t('title')}</PageTitle>
      <Loaded query={query} failedTitle={t('failed')} rows={6}>
        {(shop: OwnShop) => <Shown shop={shop} />}
      </Loaded>
    </OneColumn>
  );
});

function Shown({ shop }: { shop: OwnShop }) {
  const t = useTranslations('shopSettings');
  const client = useQueryClient();
  const keep = (saved: OwnShop) => client.setQueryData(shopSettingsQuery.queryKey, saved);
  async function send(data: FormData) {
    const sent = await sendShopForm('updateShopSettings', data);
    if (sent.ok) keep(sent.reply);
    return sent;
  }
  const reasonOf = (sent: Awaited<ReturnType<typeof send>>) => (sent.ok ? null : sent.reason);
  const creating = useCommand('createOwnShopKey', { onReply: ({ shop: changed }) => void keep(changed) });
  const revoking = useCommand('revokeOwnShopKey', { onReply: (changed) => void keep(changed) });
  return (
    <>
      <SmallText mt="1">{t('lead', { name: shop.name, client: shop.clientId })}</SmallText>
      <EditorColumns>
        <div>
          <LogoCard
            shop={shop}
            mayManage
            onSend={async (data) => reasonOf(await send(data))}
            onRemove={async () => {
              const data = new FormData();
              data.set('logo', '');
              return reasonOf(await send(data));
            }}
          />
          <ContactCard shop={shop} onSend={send} />
          <SnippetCard shop={shop} />
        </div>
        <aside>
          <ShopKeys
            keys={shop.apiKeys}
            sandboxUrl={shop.sandboxUrl}
            mayManage
            help={t('keysHelp')}
            onAdd={async (name, sandbox) => {
              const result = await creating.send({ body: { name, ...(sandbox && { sandbox }) } });
              return result?.ok === true ? result.reply.key : null;
            }}
            error={creating.errors['name']}
            onRevoke={(id) => revoking.send({ params: { key_id: id } })}
            busy={creating.busy || revoking.busy}
          />
          <ShopWebhookCard shopId={null} mayManage={false} />
        </aside>
      </EditorColumns>
    </>
  );
}
