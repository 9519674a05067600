import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../node.mjs';
import { makeRelease } from './make-release.mjs';

// `npm run release:check`: makes the archive twice, the pages built anew each time, and compares the bytes. That it serves is what
// model-tests/install/install.test.ts shows.
const folder = mkdtempSync(join(tmpdir(), 'release-check-'));
try {
  const [first, second] = ['one', 'other'].map((name) => {
    rmSync(join(root, 'web/dist'), { recursive: true, force: true });
    const archive = makeRelease(join(folder, name));
    const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
    return { name: basename(archive), hash, bytes: statSync(archive).size };
  });
  console.log(`${first.name}, ${(first.bytes / 1e6).toFixed(1)} MB, SHA-256 ${first.hash}`);
  if (first.hash !== second.hash)
    throw new Error(`The same sources made another archive the second time: ${second.hash}`);
  console.log('The same sources made the same bytes twice.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
