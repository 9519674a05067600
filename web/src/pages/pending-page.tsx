import { OneColumn } from '../parts/page-layout.tsx';
import { SkeletonPage } from '../parts/skeleton.tsx';
import { PublicLayout } from './public-layout.tsx';

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
