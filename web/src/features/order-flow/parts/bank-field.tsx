import { useTranslations } from 'use-intl';
import { BankTile, BankTiles } from './bank-tile.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { ErrorLine } from '../../../kit/form/error-line.tsx';
import { useChoice } from '../../../kit/form/form-fields.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { useTheme } from '../../../theme/theme-provider.tsx';

/** A bank as the providers name it. */
export type Bank = { id: string; name: string; shortName: string };

/** BLIK is paid with the telephone that most pay on: where the provider offers it, it comes first (F122). */
const blikFirst = (banks: readonly Bank[]): readonly Bank[] =>
  banks.toSorted((one, other) => Number(isBlik(other)) - Number(isBlik(one)));

const isBlik = ({ name, shortName }: Bank): boolean => /\bblik\b/iu.test(`${name} ${shortName}`);

/** Says what somebody does whose bank is not among them. */
function OtherBank() {
  const t = useTranslations('forms.banks');
  const { brand } = useTheme();
  const phone = brand.phone.replaceAll(' ', '\u00A0');
  return (
    <Box as="details" textStyle="small" mt="1">
      <Box as="summary" color="primary" cursor="pointer" width="fit-content" minHeight="6">
        {t('other')}
      </Box>
      <Box mt="1">{t('otherText', { phone })}</Box>
    </Box>
  );
}

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
        {blikFirst(banks).map((bank) => (
          <BankTile key={bank.id} name={id} value={bank.id} checked={bank.id === value} onChosen={onValue}>
            <span title={bank.name}>{bank.shortName}</span>
          </BankTile>
        ))}
      </BankTiles>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      <OtherBank />
    </Box>
  );
}
