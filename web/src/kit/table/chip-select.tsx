import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';
import { chipStyle } from './chip.ts';

const StyledSelect = chakra('select', chipStyle);

export interface ChipOption {
  readonly value: string;
  readonly label: string;
}

export interface ChipGroup {
  readonly label: string;
  readonly options: readonly ChipOption[];
}

type Props = {
  label: string;
  /** What the chip says while nothing is chosen. */
  unset: string;
  value: string;
  options: readonly (ChipOption | ChipGroup)[];
  onChoose: (value: string) => void;
};

const Option = ({ value, label }: ChipOption) => <option value={value}>{label}</option>;

/** A filter of one choice as a chip: the platform's own list behind it. */
export function ChipSelect({ label, unset, value, options, onChoose }: Props) {
  return (
    <Span position="relative" display="inline-flex" flex="none">
      <StyledSelect
        aria-label={label}
        value={value}
        chosen={value !== ''}
        appearance="none"
        pr="8"
        maxWidth="200px"
        textOverflow="ellipsis"
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{unset}</option>
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map((inner) => (
                <Option key={inner.value} {...inner} />
              ))}
            </optgroup>
          ) : (
            <Option key={option.value} {...option} />
          ),
        )}
      </StyledSelect>
      <Icon
        of={ChevronDown}
        size="small"
        position="absolute"
        right="2"
        top="50%"
        transform="translateY(-50%)"
        color="ink.muted"
        pointerEvents="none"
      />
    </Span>
  );
}
