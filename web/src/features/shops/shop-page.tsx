import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../kit/elements/box.tsx';
import { Badge } from '../../kit/elements/badge.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ShopForm } from './shop-form.tsx';
import { messages } from './shops.messages.ts';
import { shopQuery, shopsKey } from './shops-query.ts';
import type { ManagedShop } from './shops-query.ts';

type Props = {
  area: string;
  /** Null: a shop that is still to be added. */
  id: string | null;
  /** Whether more than the terms may be changed. */
  mayManage: boolean;
  onAdded: (id: string) => void;
};

/** A partner shop: what it is, what it sells and on which terms, with what hangs on it. */
export const ShopPage = withTexts(messages, function ShopPage(props: Props) {
  const t = useTranslations('shop');
  const { id } = props;
  const query = useQuery({ ...shopQuery(id ?? ''), enabled: id !== null });
  return (
    <OneColumn wide>
      {id === null ? (
        <Shown {...props} shop={null} />
      ) : (
        <Loaded query={query} failedTitle={t('failed')} rows={8}>
          {(shop: ManagedShop) => <Shown {...props} shop={shop} />}
        </Loaded>
      )}
    </OneColumn>
  );
});

function Shown({ area, shop, mayManage, onAdded }: Props & { shop: ManagedShop | null }) {
  const t = useTranslations('shop');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = shop?.name ?? t('new');
  async function keep(saved: ManagedShop) {
    client.setQueryData(shopQuery(saved.id).queryKey, saved);
    if (shop === null) onAdded(saved.id);
    await client.invalidateQueries({ queryKey: [...shopsKey, 'list'] });
  }
  return (
    <>
      <PageName name={name} />
      <UpLink href={`/${area}/shops`}>{t('back')}</UpLink>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
        <div>
          <PageTitle overflowWrap="anywhere">{name}</PageTitle>
          {shop !== null && (
            <Row gap="0 12px" flexWrap="wrap" mt="1">
              {!shop.active && <Badge meaning="refused">{t('blocked')}</Badge>}
              <SmallText>
                {t('since', { at: shortDate(new Date(shop.createdAt)), client: shop.clientId })}
              </SmallText>
            </Row>
          )}
        </div>
        {shop !== null && mayManage && (
          <Button
            size="panel"
            kind={shop.active ? 'irreversible' : 'second'}
            icon={shop.active ? Lock : LockOpen}
            onClick={() => setAsking(true)}
          >
            {t(shop.active ? 'block' : 'open')}
          </Button>
        )}
      </Row>
      <ShopForm area={area} shop={shop} mayManage={mayManage} onSaved={keep} />
      {asking && shop !== null && (
        <BlockDialog shop={shop} onChanged={keep} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
