import { Box } from '../../../../kit/elements/box.tsx';
import { SkeletonBar, SkeletonPage } from '../../../../kit/elements/skeleton.tsx';

/** A title and four closed sections of their real height (80), while the form is on its way. */
export const FormSkeleton = () => (
  <SkeletonPage>
    <Box mt="2" display="grid" gap="1px">
      {['1', '2', '3', '4'].map((section) => (
        <SkeletonBar key={section} height="80px" />
      ))}
    </Box>
  </SkeletonPage>
);
