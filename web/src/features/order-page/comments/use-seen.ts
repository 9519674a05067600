import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { Comment } from './comments-query.ts';

/** Marks what others wrote as seen once it stands on a page that is looked at; what fails is marked the next time. */
export function useSeen(shown: readonly Comment[], userId: string | undefined) {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (userId === undefined) return;
    function mark(): void {
      if (document.visibilityState !== 'visible') return;
      const fresh = shown.filter(
        ({ id, seen, author, deleted }) =>
          !seen && deleted === null && author?.id !== userId && !told.current.has(id),
      );
      for (const { id } of fresh) {
        told.current.add(id);
        callApi('updateComment', { params: { id }, body: { seen: true }, background: true }).catch(() =>
          told.current.delete(id),
        );
      }
    }
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [shown, userId]);
}
