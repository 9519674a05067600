import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Address } from '../kernel/files/s3-files.ts';

/** An S3 server with an empty bucket. It checks signatures, and encrypts nothing. */
export async function startS3(): Promise<{
  readonly address: S3Address;
  /** The same as FILES_URL names it. */
  readonly url: string;
  stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'orders' }],
  });
  // It signs a bucket's address without the slash that S3 allows behind it, so the signatures of lists are not checked.
  server.middleware.unshift(async (context, next) => {
    if (context.query['list-type'] !== undefined)
      context.state['account'] = { id: '1', displayName: 'lists' };
    await next();
  });
  const { port } = await server.run();
  return {
    address: {
      ...{ endpoint: `http://127.0.0.1:${port}/orders`, region: 'us-east-1', encrypted: false },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/orders?region=us-east-1`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
