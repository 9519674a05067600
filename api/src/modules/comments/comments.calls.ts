// The calls of this module.
export { createComment } from './create-comment.ts';
export { createTasks } from './create-tasks.ts';
export { deleteComment, restoreComment } from './delete-comment.ts';
export { listAdministrators } from './list-administrators.ts';
export { shopComment, shopListComments } from './shop-comments.ts';
export { listComments } from './list-comments.ts';
export { updateComment } from './update-comment.ts';
