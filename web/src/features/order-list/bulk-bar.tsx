import { ArrowRight, Download, Flag, UserRound, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';

type Props = {
  count: number;
  onAssign: () => void;
  onTask: () => void;
  onExport: () => void;
  onOpen: () => void;
  onClear: () => void;
};

/** What can be done with the ticked orders at once. */
export function BulkBar({ count, onAssign, onTask, onExport, onOpen, onClear }: Props) {
  const t = useTranslations('orders');
  const acts = [
    ['assign', UserRound, onAssign],
    ['addTask', Flag, onTask],
    ['exportTicked', Download, onExport],
    ['openTicked', ArrowRight, onOpen],
  ] as const;
  return (
    <Row
      role="group"
      aria-label={t('ticked', { count })}
      gap="4"
      height="12"
      pl="4"
      pr="2"
      bg="primary.tint"
      borderBottom="1px solid"
      borderColor="line"
      textStyle="small"
      whiteSpace="nowrap"
      overflowX="auto"
    >
      <Span fontWeight="semibold" aria-live="polite">
        {t('ticked', { count })}
      </Span>
      {acts.map(([name, icon, act]) => (
        <Button key={name} size="panel" kind="quiet" icon={icon} onClick={act}>
          {t(name)}
        </Button>
      ))}
      <Span flex="1" />
      <IconButton icon={X} label={t('untick')} onClick={onClear} />
    </Row>
  );
}
