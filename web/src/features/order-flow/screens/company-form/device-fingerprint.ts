/** Reads how the device looks: the same device answers the same text. May take long, or fail where a browser forbids it. */
export type ReadDevice = () => Promise<string>;

/** Milliseconds for which a submission waits for the device at most, and between two looks. */
const limits = { most: 5_000, every: 50 };

async function readDevice(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const reader = await load({ monitoring: false });
  return (await reader.get()).visitorId;
}

export type DeviceFingerprint = {
  /** The fingerprint, or null where it was not read in time: a submission is never kept back for it. */
  soon: () => Promise<string | null>;
};

/** Begins to read the device's fingerprint, which goes to the credit bureau with the form. */
export function deviceFingerprint(read: ReadDevice = readDevice): DeviceFingerprint {
  let found: string | null | undefined;
  read().then(
    (text) => {
      found = text;
    },
    () => {
      found = null;
    },
  );
  return {
    async soon() {
      for (let waited = 0; found === undefined && waited < limits.most; waited += limits.every) {
        await new Promise((resolve) => setTimeout(resolve, limits.every));
      }
      return found ?? null;
    },
  };
}
