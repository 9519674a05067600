import { Suspense, lazy } from 'react';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { SkeletonPage } from '../../../kit/elements/skeleton.tsx';
import type { SecondStep as Step } from '../second-factor.ts';
import { PublicLayout } from '../../../kit/page/public-layout.tsx';

/** Loaded when a password leads to it. */
const SecondStep = lazy(() => import('./second-step.tsx').then((loaded) => ({ default: loaded.SecondStep })));

/** The page of the second step of signing in. */
export function SecondStepPage(props: { step: Step; onOver: (message?: string) => void }) {
  return (
    <PublicLayout>
      <OneColumn narrow>
        <Suspense fallback={<SkeletonPage />}>
          <SecondStep {...props} />
        </Suspense>
      </OneColumn>
    </PublicLayout>
  );
}
