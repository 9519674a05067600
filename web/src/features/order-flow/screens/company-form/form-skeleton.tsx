import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from '../../../../kit/elements/box.tsx';
import { SkeletonBar } from '../../../../kit/elements/skeleton.tsx';

/** A title and four closed sections of their real height (80), while the form is on its way. */
export function FormSkeleton() {
  const t = useTranslations('kit');
  return (
    <Box role="status">
      <ForScreenReader>{t('loading')}</ForScreenReader>
      <Box aria-hidden display="grid" gap="4">
        <SkeletonBar height="9" width="60%" />
        <SkeletonBar width="80%" />
        <Box mt="2" display="grid" gap="1px">
          {['1', '2', '3', '4'].map((section) => (
            <SkeletonBar key={section} height="80px" />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
