import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Box, visuallyHidden } from '../../../kit/elements/box.tsx';
import { tileStyle } from '../../../kit/elements/tile-style.ts';

const Frame = chakra('label', tileStyle);
const Input = chakra('input', { base: visuallyHidden });
const Group = chakra('fieldset', { base: { border: '0', minWidth: '0', p: '0', m: '0' } });
const Legend = chakra('legend', { base: visuallyHidden });

/** The banks one can pay from: 6 a row, then 4, 3 and 2. */
export function BankTiles({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Box
        display="grid"
        gap="2"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(6, minmax(0, 1fr))',
        }}
      >
        {children}
      </Box>
    </Group>
  );
}

type Props = {
  name: string;
  value: string;
  checked: boolean;
  onChosen: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
};

/** One bank, by its name. */
export function BankTile({ onChosen, children, ...radio }: Props) {
  return (
    <Frame bank>
      <Input type="radio" {...radio} onChange={() => onChosen(radio.value)} />
      {children}
    </Frame>
  );
}
