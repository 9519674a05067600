/** The key that tests seal with. */
export const testKeys = [{ id: 'test', key: Buffer.alloc(32, 7).toString('base64') }];
