import * as v from 'valibot';

/** 422: one object a refused field, its path as sent, and the Polish sentence. */
export const InvalidReply = v.object({
  error: v.string(),
  errors: v.array(v.record(v.string(), v.string())),
});

/** 409: the chart refused from stored facts, or somebody was faster (`code` version). */
export const RefusedReply = v.object({
  error: v.string(),
  code: v.picklist(['refused', 'version', 'in_flight']),
  status: v.optional(v.string()),
  reason: v.optional(v.string()),
  allowed: v.optional(v.array(v.string())),
  order: v.optional(v.unknown()),
});

/** 400, 401, 403, 404, 413, 415, 418, 429, 503. */
export const FailedReply = v.object({ error: v.string() });
