import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../api/bin/serve.mjs';

// The application as `npm start` serves it, with a data folder that goes when the tests end.
const folder = mkdtempSync(join(tmpdir(), 'order-financing-'));
process.exitCode = await serve({ MODE: 'demo', DATA_DIR: folder });
rmSync(folder, { recursive: true, force: true });
