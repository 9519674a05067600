import { useTranslations } from 'use-intl';
import { useTheme } from '../../theme/theme-provider.tsx';

/** The page's name in the browser's tab. */
export function PageName({ name }: { name: string }) {
  const t = useTranslations('pages');
  const { brand } = useTheme();
  return <title>{t('title', { page: name, brand: brand.title })}</title>;
}
