import type { NewOffer } from '@app/machines/contract';
import { stepsOf } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '../../../api/session.ts';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { Lead, PageTitle } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Stepper } from '../../../kit/page/stepper.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { useStepWords } from '../pages/use-steps.ts';
import { shopTermsQuery } from '../parts/offer/category-terms.ts';
import { FirstProduct } from './first-product.tsx';

type Props = { offer: NewOffer; shop: User['shop']; remote: boolean };

/** An offer begins with its first product; until that is saved there is no order, and what was typed lives in this tab alone. */
export function NewOfferPage({ offer, shop, remote }: Props) {
  const t = useTranslations('newOffer');
  const { salesChannel, financingType, setting } = offer;
  const audience = salesChannel === 'pos' ? 'pos' : 'offline';
  const steps = useStepWords(stepsOf({ initialPayment: 1 }, audience), 0);
  const terms = useQuery({ ...shopTermsQuery(financingType), enabled: shop !== null });
  const title = t(`title.${financingType}`);
  if (shop === null || !shop.shopSettingAttributes[setting])
    return (
      <OneColumn>
        <PageName name={title} />
        <PageTitle>{title}</PageTitle>
        <Card mt="8">
          <EmptyState
            title={t('notSold')}
            text={t('notSoldText')}
            action={<ButtonLink href="/shop/orders">{t('list')}</ButtonLink>}
          />
        </Card>
      </OneColumn>
    );
  const where = audience === 'offline' ? 'offline' : remote ? 'remote' : 'inStore';
  return (
    <>
      <Stepper steps={steps} />
      <OneColumn>
        <PageName name={title} />
        <PageTitle>{title}</PageTitle>
        <Lead>{t(`where.${where}`, { shop: shop.name })}</Lead>
        <Loaded query={terms} failedTitle={t('termsFailed')} rows={6}>
          {(categories) => <FirstProduct offer={offer} shop={shop} remote={remote} categories={categories} />}
        </Loaded>
      </OneColumn>
    </>
  );
}
