import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deviceFingerprint } from './device-fingerprint.ts';
import type { DeviceFingerprint, ReadDevice } from './device-fingerprint.ts';
import { askApi } from '../../../../api/call-api.ts';
import type { Reader } from '../../queries/call-of.ts';
import { consentsQuery } from '../../queries/consents.ts';
import type { FillTiming } from './use-fill-timing.ts';

type BureauData = { fingerprint: string | null; fillTiming: Record<string, number> };

/**
 * What goes to the credit bureau with the form, where this deployment asks it: how the device looks and how long the form
 * took. The device is read only where the order has the consent to ask the bureau.
 */
export function useBureauData(reader: Reader, timing: FillTiming, readDevice?: ReadDevice) {
  const features = useQuery({
    queryKey: ['features'],
    queryFn: ({ signal }) => askApi('getFeatures', { signal }),
  });
  const asked = features.data?.features.bik;
  const { data } = useQuery({ ...consentsQuery(reader), enabled: asked === true });
  const mayRead =
    asked === true &&
    data?.consents.some(({ name, accepted }) => name === 'bik_procuration_consent' && accepted) === true;
  const device = useRef<DeviceFingerprint | null>(null);
  const told = useRef<BureauData | null>(null);
  useEffect(() => {
    if (mayRead) device.current ??= deviceFingerprint(readDevice);
  }, [mayRead, readDevice]);
  return {
    /** The same until the sending has ended, however often the browser repeats it; undefined where nobody asks. */
    async tell(): Promise<BureauData | undefined> {
      if (asked === false) return undefined;
      told.current ??= {
        fingerprint: (await device.current?.soon()) ?? null,
        fillTiming: timing.spent(),
      };
      return told.current;
    },
    /** The sending has ended; after a failure the time begins anew. */
    ended(failed: boolean): void {
      told.current = null;
      if (failed) timing.forget();
    },
  };
}
