import { createMiddleware } from 'hono/factory';
import { sameText } from '../same-text.ts';

/** Lets in only who sends this Authorization header. */
export const authorized = (expected: string) =>
  createMiddleware(async (context, next) => {
    if (!sameText(context.req.header('authorization') ?? '', expected))
      return context.json({ error: 'unauthorized' }, 401);
    return next();
  });
