import type { CompanyFormValues, Section } from '@app/machines/company-form';
import { del, get, set } from 'idb-keyval';

/** What was typed and is not on the server yet, beside what the server had then. */
export type LocalCopy = {
  values: CompanyFormValues;
  base: CompanyFormValues;
  draftVersion: number;
  section: Section;
  /** The page, and the number of its save that is to bring this; none in a copy of an older release. */
  pageSave?: { page: string; number: number };
};

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const keyName = 'form-key';
const copyName = (slug: string) => `form-${slug}`;
const bound = (slug: string) => new TextEncoder().encode(slug);

let key: Promise<CryptoKey> | null = null;

/** Asked for once a page: what is typed just before the page goes is sealed without waiting for the disk first. */
const sealingKey = () => (key ??= storedKey());

/** The browser keeps the key and never gives it out: what lies on the disk cannot be read by a script elsewhere. */
async function storedKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>(keyName);
  if (known !== undefined) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(keyName, made);
  return made;
}

/** A browser that stores nothing (private windows, no secure origin) does without the copy. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

let next: (() => Promise<void>) | null = null;
let running: Promise<void> | null = null;

/** One after another, so that an older copy never comes over a newer one; what was overtaken while it waited is left out. */
function inTurn(work: () => Promise<void>) {
  next = work;
  running ??= (async () => {
    while (next !== null) {
      // Sealed in a task of its own, after the key that was typed.
      await new Promise((resolve) => setTimeout(resolve));
      const now = next;
      next = null;
      await orNothing(now);
    }
    running = null;
  })();
}

/** Keeps what was typed in this browser, sealed, until the server has it. */
export function saveLocally(slug: string, copy: LocalCopy): void {
  inTurn(async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(copy));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: bound(slug) },
      await sealingKey(),
      plain,
    );
    await set(copyName(slug), { iv, data } satisfies Sealed);
  });
}

/** What this browser stored because the server could not; null where there is none. */
export function readLocally(slug: string): Promise<LocalCopy | null> {
  return orNothing(async () => {
    const sealed = await get<Sealed>(copyName(slug));
    if (sealed === undefined) return null;
    const { iv, data } = sealed;
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: bound(slug) },
      await sealingKey(),
      data,
    );
    return JSON.parse(new TextDecoder().decode(plain)) as LocalCopy;
  });
}

/** The server has it all. */
export function forgetLocally(slug: string): void {
  inTurn(() => del(copyName(slug)));
}
