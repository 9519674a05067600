import { readEnv } from './kernel/env.ts';
import { runServer } from './hosting/run-server.ts';

await runServer(() => readEnv(process.env));
