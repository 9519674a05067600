import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { UpLink } from '../../../kit/elements/up-link.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { ChildShopForm } from './child-shop-form.tsx';
import { ShopState } from './child-shops-page.tsx';
import { childShopQuery, childShopsKey } from './child-shops-query.ts';
import type { ChildShop } from './child-shops-query.ts';
import { messages } from './own-shop.messages.ts';

type Props = {
  /** Null: a shop that is still to be added. */
  id: string | null;
  parentName: string;
  /** Whether who looks keeps the accounts of the shops under his own too. */
  keepsAccounts: boolean;
  onAdded: (id: string) => void;
};

/** A shop under the own one: how it is called and where it is. */
export const ChildShopPage = withTexts(messages, function ChildShopPage(props: Props) {
  const t = useTranslations('childShop');
  const { id } = props;
  const query = useQuery({ ...childShopQuery(id ?? ''), enabled: id !== null });
  return (
    <OneColumn wide>
      {id === null ? (
        <Shown {...props} shop={null} />
      ) : (
        <Loaded query={query} failedTitle={t('failed')} rows={4}>
          {(shop: ChildShop) => <Shown {...props} shop={shop} />}
        </Loaded>
      )}
    </OneColumn>
  );
});

function Shown({ shop, parentName, keepsAccounts, onAdded }: Props & { shop: ChildShop | null }) {
  const t = useTranslations('childShop');
  const client = useQueryClient();
  const name = shop?.name ?? t('new');
  async function keep(saved: ChildShop) {
    client.setQueryData(childShopQuery(saved.id).queryKey, saved);
    if (shop === null) onAdded(saved.id);
    await client.invalidateQueries({ queryKey: [...childShopsKey, 'list'] });
  }
  return (
    <>
      <PageName name={name} />
      <UpLink href="/shopadmin/shops">{t('back')}</UpLink>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
        <div>
          <PageTitle overflowWrap="anywhere">{name}</PageTitle>
          <Row gap="4px 12px" flexWrap="wrap" mt="1">
            {shop !== null && <ShopState shop={shop} />}
            <SmallText overflowWrap="anywhere">
              {shop === null ? t('sells', { parent: parentName }) : t('client', { client: shop.clientId })}
            </SmallText>
          </Row>
        </div>
        {shop !== null && keepsAccounts && (
          <ButtonLink size="panel" icon={Users} href={`/shopadmin/shops/${shop.id}/accounts/edit`}>
            {t('accounts')}
          </ButtonLink>
        )}
      </Row>
      <ChildShopForm shop={shop} onSaved={keep} />
    </>
  );
}
