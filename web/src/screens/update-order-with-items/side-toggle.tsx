import { useTranslations } from 'use-intl';
import { RadioTile, RadioTiles } from '../../parts/tile.tsx';
import type { PriceSide } from './offer-values.ts';

const sides: readonly PriceSide[] = ['net', 'gross'];

/** Whether prices are typed net or gross; changing it turns the typed ones over. */
export function SideToggle({ side, onSide }: { side: PriceSide; onSide: (side: PriceSide) => void }) {
  const t = useTranslations('screens.items');
  return (
    <RadioTiles legend={t('sides')} columns={2}>
      {sides.map((one) => (
        <RadioTile
          key={one}
          name="side"
          value={one}
          checked={one === side}
          onChosen={() => onSide(one)}
          title={t(`side.${one}`)}
        />
      ))}
    </RadioTiles>
  );
}
