import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/answer.ts';
import { Card } from '../elements/card.tsx';
import { FailedState } from '../elements/empty-state.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  failedTitle: string;
  rows?: number;
  /** In place of grey rows while it is on its way. */
  waiting?: ReactNode;
  /** It stands within a card and needs none around what is not there. */
  within?: boolean;
  children: (data: T) => ReactNode;
};

/** What was asked for; grey bars while it is on its way, and a way to try again where it did not come. */
export function Loaded<T>({ query, failedTitle, rows = 4, waiting, within = false, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  const framed = (shown: ReactNode) => (within ? shown : <Card>{shown}</Card>);
  if (!query.isError) return waiting ?? framed(<SkeletonRows rows={rows} />);
  const message = query.error instanceof ApiFailure ? query.error.serverMessage : null;
  return framed(
    <FailedState
      title={failedTitle}
      {...(message === null ? {} : { text: message })}
      onRetry={() => void query.refetch()}
    />,
  );
}
