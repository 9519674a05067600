import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../elements/box.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { TextInput } from '../form/text-input.tsx';
import { ChipPopover } from './chip-popover.tsx';

export interface Choice {
  /** A word of the filter, or several with commas between that are chosen together. */
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

export interface ChoiceGroup {
  readonly label: string | null;
  readonly options: readonly Choice[];
}

type Props = {
  /** What the filter is called, also while nothing is chosen. */
  label: string;
  /** The chosen words with commas between. */
  value: string;
  groups: readonly ChoiceGroup[];
  onChoose: (value: string) => void;
};

/** From so many choices on there is a field to find one. */
const manyChoices = 12;

/** A filter of several choices as a chip: a list of ticks behind it, with how many rows each has. */
export function ChipChoices({ label, value, groups, onChoose }: Props) {
  const t = useTranslations('list');
  const [typed, setTyped] = useState('');
  const words = value.split(',').filter((word) => word !== '');
  const isChosen = (choice: Choice) => choice.value.split(',').every((word) => words.includes(word));
  const all = groups.flatMap(({ options }) => options);
  const chosen = all.filter(isChosen);
  const [only] = chosen;
  const text =
    only === undefined
      ? label
      : chosen.length === 1
        ? t('chosenOne', { label, chosen: only.label })
        : t('chosenOf', { label, chosen: chosen.length, all: all.length });
  const found = groups
    .map((group) => ({
      ...group,
      options: group.options.filter((choice) => choice.label.toLowerCase().includes(typed.toLowerCase())),
    }))
    .filter(({ options }) => options.length > 0);

  function toggle(choice: Choice, on: boolean) {
    const own = choice.value.split(',');
    const others = words.filter((word) => !own.includes(word));
    onChoose([...others, ...(on ? own : [])].join());
  }
  return (
    <ChipPopover label={label} text={text} chosen={chosen.length > 0} onClear={() => onChoose('')}>
      {all.length > manyChoices && (
        <TextInput
          aria-label={t('findChoice')}
          placeholder={t('findChoice')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          mb="3"
        />
      )}
      {found.length === 0 && <Box color="ink.muted">{t('noChoice')}</Box>}
      {found.map((group) => (
        <Box
          key={group.label ?? ''}
          role={group.label === null ? undefined : 'group'}
          aria-label={group.label ?? undefined}
        >
          {group.label !== null && (
            <Box aria-hidden color="ink.muted" fontWeight="medium" mt="2" mb="1">
              {group.label}
            </Box>
          )}
          {group.options.map((choice) => (
            <Box key={choice.value} py="1">
              <Checkbox
                checked={isChosen(choice)}
                onChecked={(on) => toggle(choice, on)}
                label={
                  choice.count === undefined ? (
                    choice.label
                  ) : (
                    <>
                      {choice.label}{' '}
                      <Span color="ink.muted" fontVariantNumeric="tabular-nums">
                        {t('count', { count: choice.count })}
                      </Span>
                    </>
                  )
                }
              />
            </Box>
          ))}
        </Box>
      ))}
    </ChipPopover>
  );
}
