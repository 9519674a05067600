import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Row, visuallyHidden } from './box.tsx';
import { Icon } from './icon.tsx';
import { RadioDot } from './radio-dot.ts';
import { tileStyle } from './tile-style.ts';

const Frame = chakra('label', tileStyle);
const Pressed = chakra('button', {
  ...tileStyle,
  base: { ...tileStyle.base, width: 'full', textAlign: 'left', fontFamily: 'body' },
});
const Input = chakra('input', { base: visuallyHidden });

/** Tiles in equal columns; under 1024 one under another. A radio group: arrows move between the tiles. */
export function RadioTiles({
  legend,
  columns,
  children,
}: {
  legend: string;
  columns: 2 | 3;
  children: ReactNode;
}) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Box
        display="grid"
        gap={{ base: '2', lg: '4' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {children}
      </Box>
    </Group>
  );
}

const Group = chakra('fieldset', { base: { border: '0', minWidth: '0', p: '0', m: '0' } });
const Legend = chakra('legend', { base: visuallyHidden });

/** A line under a tile's rule: its sign and its words. */
export type TileFact = { icon: LucideIcon; text: ReactNode };

type Props = {
  name: string;
  value: string;
  checked: boolean;
  onChosen: (value: string) => void;
  title: ReactNode;
  text?: ReactNode;
  /** With an icon the tile stands, without one it is a line. */
  icon?: LucideIcon;
  /** What speaks for this choice, under a rule. */
  facts?: readonly TileFact[];
  disabled?: boolean;
};

/** A choice as a tile: chosen by the primary edge and by its radio. */
export function RadioTile({ icon, title, text, facts = [], onChosen, ...radio }: Props) {
  const input = <Input type="radio" {...radio} onChange={() => onChosen(radio.value)} />;
  const words = (
    <Box minWidth="0" flex="1">
      <Box textStyle="h3">{title}</Box>
      {text !== undefined && (
        <Box textStyle="small" color="ink.muted" mt={icon === undefined ? '1' : '2'}>
          {text}
        </Box>
      )}
    </Box>
  );
  if (icon === undefined) {
    return (
      <Frame line>
        {input}
        <RadioDot mt="2px" aria-hidden />
        {words}
      </Frame>
    );
  }
  return (
    <Frame>
      {input}
      <Row
        justifyContent="space-between"
        alignItems="flex-start"
        minHeight="8"
        mb={{ base: '2', lg: '4' }}
        color="primary"
      >
        <Icon of={icon} size="large" />
        <RadioDot aria-hidden />
      </Row>
      {words}
      {facts.length > 0 && <TileFacts facts={facts} />}
    </Frame>
  );
}

function TileFacts({ facts }: { facts: readonly TileFact[] }) {
  return (
    <Box
      as="ul"
      mt="4"
      pt="4"
      borderTop="1px solid"
      borderColor="line"
      textStyle="small"
      display="grid"
      gap="2"
    >
      {facts.map(({ icon, text }, index) => (
        <Row as="li" key={index} alignItems="flex-start">
          <Icon of={icon} size="small" mt="2px" color="ink.muted" />
          <span>{text}</span>
        </Row>
      ))}
    </Box>
  );
}

type PressProps = Required<Pick<Props, 'icon' | 'title' | 'text' | 'facts'>> & { onPress: () => void };

/** A way on as a tile, which asks at once instead of being chosen first. */
export function ButtonTile({ icon, title, text, facts, onPress }: PressProps) {
  return (
    <Pressed type="button" onClick={onPress}>
      <Icon of={icon} size="large" color="primary" mb={{ base: '2', lg: '4' }} />
      <Box textStyle="h3">{title}</Box>
      <Box textStyle="small" color="ink.muted" mt="2">
        {text}
      </Box>
      <TileFacts facts={facts} />
    </Pressed>
  );
}
