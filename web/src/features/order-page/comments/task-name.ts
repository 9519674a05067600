import { taskNames } from '@app/machines/order';
import type { Comment } from './comments-query.ts';

/** What kind of task it is, in words. */
export const taskName = ({ taskType }: Pick<Comment, 'taskType'>): string => taskNames[taskType ?? 'other'];
