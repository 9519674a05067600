// The calls of this module.
export { listBell, readNotification } from './bell.ts';
