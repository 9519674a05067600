import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A part that is loaded once it is shown, so that the page stands without it; until then `meanwhile`. */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
