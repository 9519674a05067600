import { useTranslations } from 'use-intl';
import { BankTile, BankTiles } from './bank-tile.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { ErrorLine } from '../../../kit/form/error-line.tsx';
import { useChoice } from '../../../kit/form/form-fields.tsx';
import { Card } from '../../../kit/elements/card.tsx';

/** A bank as the providers name it. */
export type Bank = { id: string; name: string; shortName: string };

/** The field around as the grid of banks, one of which is chosen; its value is the bank's id. */
export function BankField({ banks }: { banks: readonly Bank[] }) {
  const t = useTranslations('forms.banks');
  const { id, value, onValue, error } = useChoice<string | null>();
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
          <BankTile key={bank.id} name={id} value={bank.id} checked={bank.id === value} onChosen={onValue}>
            <span title={bank.name}>{bank.shortName}</span>
          </BankTile>
        ))}
      </BankTiles>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </Box>
  );
}
