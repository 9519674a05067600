import { spawn } from 'node:child_process';

/**
 * Runs PostgreSQL's own tool on a database; one that is missing or fails is an error with a sentence. The address is
 * among its words and the password in its environment: everybody on the machine may read a process's words.
 */
export function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  words: readonly string[],
): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl);
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: password };
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [`--dbname=${address}`, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
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

/** Takes the password out by text: an address without a host, or with several, is none to `URL`. */
function withoutPassword(databaseUrl: string): { address: string; password: string | undefined } {
  let password: string | undefined;
  const take = (_: string, before: string, written: string): string => {
    password = decodeURIComponent(written);
    return before;
  };
  const address = databaseUrl
    .replace(/^([a-z]+:\/\/[^:@/?]*):([^/?]*)(?=@)/u, take)
    .replace(/([?&])password=([^&]*)&?/u, take);
  return { address, password };
}
