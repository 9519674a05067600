import { chakra } from '@chakra-ui/react/styled-system';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import type { PredefinedProduct } from './category-terms.ts';
import type { PriceSide } from './offer-values.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    mx: { base: '-4', sm: '-6' },
    mt: '4',
    borderTop: '1px solid',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      py: '3',
      px: { base: '4', sm: '6' },
      color: 'ink',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

type Props = {
  products: readonly PredefinedProduct[];
  side: PriceSide;
  onChoose: (product: PredefinedProduct) => void;
  onClose: () => void;
};

/** The shop's own goods, one of which is chosen instead of typed. */
export function PickDialog({ products, side, onChoose, onClose }: Props) {
  const t = useTranslations('items');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pickTitle')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {t('pickText')}
      <List>
        {products.map((product) => (
          <li key={product.id}>
            <Box flex="1" minWidth="0">
              <Box fontWeight="medium" overflowWrap="anywhere">
                {product.name}
              </Box>
              <Box textStyle="small" color="ink.muted" fontVariantNumeric="tabular-nums">
                {t(`priceOf.${side}`, {
                  amount: formatPln(fromDecimal(side === 'net' ? product.price : product.grossPrice)),
                })}
              </Box>
            </Box>
            <Button
              size="panel"
              onClick={() => onChoose(product)}
              aria-label={t('chooseOne', { name: product.name })}
            >
              {t('choose')}
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
