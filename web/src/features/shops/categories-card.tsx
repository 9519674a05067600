import { singleSectors, soldSectors } from '@app/machines/rules';
import type { CategorySector } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Badge } from '../../kit/elements/badge.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import type { EditingShop } from './shop-fields.tsx';
import { ChoiceList, toggled } from './choice-list.tsx';
import { choicesQuery } from './shops-query.ts';

const addressOf: Readonly<Record<CategorySector, string>> = {
  ...{ general: 'lease', industry: 'industry', plm: 'plm', medical: 'med' },
};

/** Which categories of each sector that it sells the shop offers; exactly one where the client is not asked for it. */
export function CategoriesCard({
  area,
  shopId,
  values,
  set,
  errorOf,
}: EditingShop & { area: string; shopId: string | null }) {
  const t = useTranslations('shop');
  const known = useQuery(choicesQuery(shopId)).data?.categories ?? [];
  const sectors = soldSectors(values.configs);
  return (
    <PanelCard title={t('parts.categories')} first>
      {sectors.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noSectors')}
        </Box>
      )}
      {sectors.map((sector) => {
        const chosen = values.categories[sector];
        const single = singleSectors.includes(sector);
        const name = t(`sectors.${sector}`);
        return (
          <ChoiceList
            key={sector}
            name={single ? t('oneOf', { sector: name }) : name}
            error={errorOf(`categories.${sector}`)}
          >
            {known
              .filter((category) => category.sector === sector)
              .map(({ id, name: label, own }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  onChecked={(checked) =>
                    set({ categories: { ...values.categories, [sector]: toggled(chosen, id, checked) } })
                  }
                  label={
                    own ? (
                      <>
                        {label} <Badge meaning="primary">{t('ownTerms')}</Badge>
                      </>
                    ) : (
                      label
                    )
                  }
                />
              ))}
            {shopId !== null && (
              <Box gridColumn="1 / -1">
                <TextLink href={`/${area}/shops/${shopId}/${addressOf[sector]}`}>{t('termsOf')}</TextLink>
              </Box>
            )}
          </ChoiceList>
        );
      })}
    </PanelCard>
  );
}
