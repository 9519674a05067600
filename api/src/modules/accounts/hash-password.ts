import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(argon2);
const memory = 19_456;
const passes = 2;
const parallelism = 1;

const digest = (
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
) => run('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength: 32, ...cost });

/** Argon2id with 19 MiB and two passes, written as the usual PHC string; computed off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await digest(password, nonce, { memory, passes, parallelism });
  const part = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/u, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${part(nonce)}$${part(tag)}`;
}

/** Whether the password is the one that was hashed; false for a hash that cannot be read. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u.exec(hash);
  if (match === null) return false;
  const [, m, t, p, nonce = '', tag = ''] = match;
  const made = await digest(password, Buffer.from(nonce, 'base64'), {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  });
  const kept = Buffer.from(tag, 'base64');
  return kept.length === made.length && timingSafeEqual(kept, made);
}

let nobody: Promise<string> | undefined;

/** The same work for an account that does not exist, so that time does not tell which addresses do. */
export async function pretendToCheck(password: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  await isPassword(password, await nobody);
  return false;
}
