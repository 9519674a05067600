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
  children: (data: T) => ReactNode;
};

/** What was asked for; grey bars while it is on its way, and a way to try again where it did not come. */
export function Loaded<T>({ query, failedTitle, rows = 4, waiting, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    if (waiting !== undefined) return waiting;
    return (
      <Card>
        <SkeletonRows rows={rows} />
      </Card>
    );
  }
  const message = query.error instanceof ApiFailure ? query.error.serverMessage : null;
  return (
    <Card>
      <FailedState
        title={failedTitle}
        {...(message === null ? {} : { text: message })}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}
