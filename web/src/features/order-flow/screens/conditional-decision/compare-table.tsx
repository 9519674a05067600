import { chakra } from '@chakra-ui/react/styled-system';
import { financingPolicy } from '@app/machines/order';
import type { Audience, Facts } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { percentText, pln, shareText } from '../../../../kit/format/money.ts';
import { compareStyle } from './compare-style.ts';
import { compared } from './compared.ts';
import type { Calculation, ComparedRow } from './compared.ts';

const Frame = chakra('table', compareStyle);

type Props = { original: Calculation; proposed: Calculation; facts: Facts; reader: Audience };

/** Label, old, new in aligned rows; only what changes is tinted and says by how much. */
export function CompareTable({ original, proposed, facts, reader }: Props) {
  const t = useTranslations('conditional');
  const { contract } = financingPolicy[facts.financingType];
  const rows = compared(original, proposed, facts);
  const instalmentChange = fromDecimal(proposed.installmentValue) - fromDecimal(original.installmentValue);
  return (
    <Frame>
      <thead>
        <tr>
          <td data-part="label" aria-hidden="true" />
          <th scope="col" data-part="old">
            {t('yours', { reader })}
            <b>{pln(original.installmentValue)}</b>
            <small>{t(`monthly.${contract}`)}</small>
          </th>
          <th scope="col" data-part="new">
            {t('ours')}
            <b>{pln(proposed.installmentValue)}</b>
            <small>{t(`monthly.${contract}`)}</small>
            {instalmentChange !== 0 && (
              <small>
                {t(instalmentChange > 0 ? 'more' : 'less', { amount: formatPln(Math.abs(instalmentChange)) })}
              </small>
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} label={t(`rows.${row.name}.${contract}`)} />
        ))}
      </tbody>
    </Frame>
  );
}

function Row({ row, label }: { row: ComparedRow; label: string }) {
  const t = useTranslations('conditional');
  const read = (value: number) => (row.counts ? String(value) : formatPln(value));
  const by = Math.abs(row.new - row.old);
  const way = row.new > row.old ? 'more' : 'less';
  const change = row.counts ? t(`${way}Instalments`, { count: by }) : t(way, { amount: formatPln(by) });
  const changed = by !== 0;
  // An own payment's percent has two decimals everywhere (THEME-032).
  const percent = row.name === 'ownPayment' ? shareText : percentText;
  const share = row.newShare === null ? null : percent(row.newShare);
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row" data-part="label">
        {label}
      </th>
      <td data-part="old">
        {read(row.old)}
        {row.oldShare !== null && <small>{percent(row.oldShare)}</small>}
      </td>
      <td data-part="new">
        {read(row.new)}
        {share !== null && <small>{share}</small>}
        {changed && <small>{change}</small>}
      </td>
    </tr>
  );
}
