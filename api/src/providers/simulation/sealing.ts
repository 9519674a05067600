import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What the simulators see of persons lies encrypted in their database; `where` binds a text to its row. */
export type Sealing = {
  readonly seal: (text: string, where: string) => Buffer;
  readonly open: (sealed: Uint8Array, where: string) => string;
};

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the simulators' secret. */
export function sealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'simulators/sealing', 32));
  return {
    seal(text, where) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength }).setAAD(
        Buffer.from(where),
      );
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed, where) {
      const all = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(where)).setAuthTag(all.subarray(ivLength, ivLength + tagLength));
      return decipher.update(all.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
