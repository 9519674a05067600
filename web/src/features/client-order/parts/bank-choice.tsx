import { useTranslations } from 'use-intl';
import { BankTile, BankTiles } from './bank-tile.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { ErrorLine } from '../../../kit/form/error-line.tsx';
import { Card } from '../../../kit/elements/card.tsx';

/** A bank as the providers name it. */
export type Bank = { id: string; name: string; shortName: string };

type Props = {
  /** The error summary links to it. */
  id: string;
  banks: readonly Bank[];
  chosen: string | null;
  onChosen: (id: string) => void;
  error: string | null;
};

/** The grid of banks, one of which is chosen. */
export function BankChoice({ id, banks, chosen, onChosen, error }: Props) {
  const t = useTranslations('forms.banks');
  if (banks.length === 0) {
    return (
      <Card>
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      </Card>
    );
  }
  return (
    <Box id={id} tabIndex={-1}>
      <BankTiles legend={t('legend')}>
        {banks.map((bank) => (
          <BankTile key={bank.id} name={id} value={bank.id} checked={bank.id === chosen} onChosen={onChosen}>
            <span title={bank.name}>{bank.shortName}</span>
          </BankTile>
        ))}
      </BankTiles>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </Box>
  );
}
