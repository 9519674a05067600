import type { VerificationMode } from '@app/machines/bank-verification';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { RadioTile, RadioTiles } from '../../../../kit/elements/tile.tsx';

const modes: readonly VerificationMode[] = ['AIS', '1PLN'];

/** The two ways with their time and consequence. */
export function ModeTiles({
  mode,
  onMode,
}: {
  mode: VerificationMode;
  onMode: (mode: VerificationMode) => void;
}) {
  const t = useTranslations('bankVerification');
  return (
    <Box mt="8">
      <RadioTiles legend={t('modes')} columns={2}>
        {modes.map((one) => (
          <RadioTile
            key={one}
            name="mode"
            value={one}
            checked={one === mode}
            onChosen={() => onMode(one)}
            title={t(`mode.${one}.title`)}
            text={t(`mode.${one}.text`)}
          />
        ))}
      </RadioTiles>
    </Box>
  );
}
