import { spawn } from 'node:child_process';

/** Runs PostgreSQL's own tool; one that is missing or fails is an error with a sentence. */
export function runPostgresTool(tool: 'pg_dump' | 'pg_restore', words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-2_000)));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `${tool} is not on this machine. Install PostgreSQL's client tools of the server's version.`,
            )
          : error,
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} ended with ${code ?? 'a signal'}: ${said.trim()}`));
    });
  });
}
