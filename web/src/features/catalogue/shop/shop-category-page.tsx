import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog } from '../../../kit/dialog/dialog.tsx';
import { Row } from '../../../kit/elements/box.tsx';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { UpLink } from '../../../kit/elements/up-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages as catalogue } from '../catalogue.messages.ts';
import { messages as editor } from '../category-editor.messages.ts';
import { changedFields, valuesOf } from '../category-values.ts';
import { sectorOfAddress } from '../sectors.ts';
import type { SectorAddress } from '../sectors.ts';
import { messages } from './shop-categories.messages.ts';
import { paramsOf, shopCategoriesQuery, shopCategoryQuery } from './shop-categories-query.ts';
import type { CategoryOfShop } from './shop-categories-query.ts';
import { ShopCategoryEditor } from './shop-category-editor.tsx';

type Props = { area: string; shopId: string; sector: SectorAddress; id: string };

/** A category as a shop has it: its own terms, or those of the default, and the way back to them. */
export const ShopCategoryPage = withTexts(
  { ...catalogue, ...editor, ...messages },
  function ShopCategoryPage(props: Props) {
    const t = useTranslations('shopCategories');
    const query = useQuery(shopCategoryQuery(props));
    return (
      <OneColumn wide>
        <Loaded query={query} failedTitle={t('failed')} rows={8}>
          {(category: CategoryOfShop) => <Shown {...props} category={category} />}
        </Loaded>
      </OneColumn>
    );
  },
);

function Shown({ category, ...place }: Props & { category: CategoryOfShop }) {
  const t = useTranslations('shopCategories');
  const words = useTranslations('catalogue');
  const names = useTranslations('category.fields');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { area, shopId, sector } = place;
  const { standard, updatedBy: by } = category;
  const of = sectorOfAddress[sector];
  const stored = valuesOf(of, category);
  const differing =
    standard === null ? [] : changedFields(valuesOf(of, { ...standard, value: category.value }), stored);
  async function keep(saved: CategoryOfShop) {
    client.setQueryData(shopCategoryQuery(place).queryKey, saved);
    await client.invalidateQueries({ queryKey: shopCategoriesQuery(shopId, sector).queryKey, exact: true });
  }
  const reset = useCommand('resetCategoryOfShop', {
    onReply: async (reply) => {
      toast('done', t('resetDone'));
      await keep(reply);
    },
    onRefused: async ({ reason }) => {
      toast('refused', reason);
      await client.invalidateQueries({ queryKey: shopCategoryQuery(place).queryKey });
    },
  });
  return (
    <>
      <PageName name={category.name} />
      <UpLink href={`/${area}/shops/${shopId}/${sector}`}>
        {t('backToList', { shop: category.shopName, sector: words(`sectorNames.${sector}`) })}
      </UpLink>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
        <div>
          <PageTitle overflowWrap="anywhere">{category.name}</PageTitle>
          <Row gap="0 12px" flexWrap="wrap" mt="1">
            {category.terms !== 'default' && (
              <Badge meaning={category.terms === 'own' ? 'primary' : 'waiting'}>{t(category.terms)}</Badge>
            )}
            <SmallText>
              {t('versionOf', {
                at: shortTime(new Date(category.updatedAt)),
                by: by === null ? '' : `, ${by}`,
              })}
            </SmallText>
          </Row>
        </div>
        {category.terms !== 'default' && standard !== null && (
          <Button
            size="panel"
            kind="second"
            icon={RotateCcw}
            busy={reset.busy}
            onClick={() => setAsking(true)}
          >
            {t('reset')}
          </Button>
        )}
      </Row>
      <ShopCategoryEditor
        key={category.version}
        place={place}
        category={category}
        stored={stored}
        onSaved={keep}
      />
      <ConfirmDialog
        open={asking}
        title={t('resetTitle')}
        back={t('keep')}
        confirm={t('reset')}
        onBack={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void reset.send({ params: paramsOf(place), body: { version: category.version } });
        }}
      >
        {differing.length === 0
          ? t('resetSame')
          : t('resetText', { fields: differing.map((field) => names(field)).join(', ') })}
      </ConfirmDialog>
    </>
  );
}
