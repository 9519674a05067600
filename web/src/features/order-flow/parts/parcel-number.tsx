import { parcelTracking } from '@app/machines/rules';
import { TextLink } from '../../../kit/elements/text-link.tsx';

/** A parcel's number; where its form says whose it is, a link to where the carrier shows the parcel. */
export function ParcelNumber({ number }: { number: string }) {
  const tracking = parcelTracking(number);
  if (tracking === null) return number;
  return (
    <>
      <TextLink href={tracking.url} target="_blank" rel="noreferrer">
        {number}
      </TextLink>{' '}
      ({tracking.carrier})
    </>
  );
}
