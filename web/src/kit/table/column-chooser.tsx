import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { IconButton } from '../elements/icon-button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { ChipPopover } from './chip-popover.tsx';

type Props = {
  columns: readonly { readonly key: string; readonly label: string }[];
  /** Those that cannot be hidden. */
  fixed: readonly string[];
  /** The shown ones, in their order. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  /** Null while the shown ones are the list's own. */
  onReset: (() => void) | null;
};

/** Which columns a list has and in which order: ticks, and arrows that move a shown one. */
export function ColumnChooser({ columns, fixed, shown, onChange, onReset }: Props) {
  const t = useTranslations('list');
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key;
  const hidden = columns.filter(({ key }) => !shown.includes(key)).map(({ key }) => key);
  /** The pressed arrow: its row goes elsewhere in the document and would lose the focus. */
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const arrows = pressed.current?.parentElement;
    arrows?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    pressed.current?.focus();
    pressed.current = null;
  }, [shown]);
  function move(key: string, step: 1 | -1, { currentTarget }: MouseEvent<HTMLElement>) {
    pressed.current = currentTarget;
    const at = shown.indexOf(key);
    const others = shown.filter((one) => one !== key);
    onChange([...others.slice(0, at + step), key, ...others.slice(at + step)]);
  }
  const toggle = (key: string, on: boolean) =>
    onChange(on ? [...shown, key] : shown.filter((one) => one !== key));
  return (
    <ChipPopover label={t('columns')} text={t('columns')} chosen={onReset !== null}>
      {[...shown, ...hidden].map((key) => {
        const at = shown.indexOf(key);
        return (
          <Row key={key} justifyContent="space-between" minHeight="8">
            <Checkbox
              checked={at !== -1}
              disabled={fixed.includes(key)}
              onChecked={(on) => toggle(key, on)}
              label={labelOf(key)}
            />
            {at !== -1 && (
              <Box display="flex">
                <IconButton
                  icon={ArrowUp}
                  label={t('columnUp', { column: labelOf(key) })}
                  boxSize="8"
                  disabled={at === 0}
                  onClick={(event) => move(key, -1, event)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('columnDown', { column: labelOf(key) })}
                  boxSize="8"
                  disabled={at === shown.length - 1}
                  onClick={(event) => move(key, 1, event)}
                />
              </Box>
            )}
          </Row>
        );
      })}
      <Button size="panel" mt="3" disabled={onReset === null} onClick={() => onReset?.()}>
        {t('ownColumns')}
      </Button>
    </ChipPopover>
  );
}
