import { chakra } from '@chakra-ui/react/styled-system';
import { formatPln } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, visuallyHidden } from '../../../../kit/elements/box.tsx';
import { tileStyle } from '../../../../kit/elements/tile-style.ts';

const Group = chakra('fieldset', { base: { border: '0', minWidth: '0', p: '0', m: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'small', fontWeight: 'medium', mb: '2' } });
const Frame = chakra('label', tileStyle);
const Input = chakra('input', { base: visuallyHidden });

/** One number of instalments and what one of them would be, grosz; null where nothing can be offered over it. */
export type Count = { count: number; instalment: number | null };

type Props = { counts: readonly Count[]; chosen: number; onChosen: (count: number) => void };

/** The numbers of instalments side by side, each with its instalment. A radio group: arrows move between the tiles. */
export function CountTiles({ counts, chosen, onChosen }: Props) {
  const t = useTranslations('offerEditor');
  return (
    <Group>
      <Legend>{t('counts')}</Legend>
      <Box
        display="grid"
        gap="2"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(auto-fill, minmax(152px, 1fr))',
        }}
      >
        {counts.map(({ count, instalment }) => (
          <Frame key={count} p="15px">
            <Input
              type="radio"
              name="paymentsCount"
              value={count}
              checked={count === chosen}
              onChange={() => onChosen(count)}
            />
            <Box textStyle="small" color="ink.muted">
              {t('instalments', { count })}
            </Box>
            <Box fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {instalment === null ? '–' : formatPln(instalment)}
            </Box>
          </Frame>
        ))}
      </Box>
    </Group>
  );
}
