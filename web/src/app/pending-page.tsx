import { OneColumn } from '../kit/page/page-layout.tsx';
import { SkeletonPage } from '../kit/elements/skeleton.tsx';
import { PublicLayout } from '../kit/page/public-layout.tsx';

/** What stands while a page is on its way. */
export function PendingPage() {
  return (
    <PublicLayout>
      <OneColumn>
        <SkeletonPage />
      </OneColumn>
    </PublicLayout>
  );
}
