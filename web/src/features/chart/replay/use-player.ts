import { useEffect, useEffectEvent, useState } from 'react';

/** How long a step is shown at normal speed, in ms. */
const stepMs = 1_600;

/** Goes on by itself from step to step until the last, or until it is stopped; begun at the last it begins anew. */
export function usePlayer({
  isLast,
  speed,
  onNext,
  onFirst,
}: {
  isLast: boolean;
  speed: number;
  onNext: () => void;
  onFirst: () => void;
}) {
  const [isPlaying, play] = useState(false);
  const tick = useEffectEvent(() => {
    if (isLast) play(false);
    else onNext();
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => tick(), stepMs / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  return {
    isPlaying: isPlaying && !isLast,
    stop: () => play(false),
    toggle() {
      if (isPlaying && !isLast) play(false);
      else {
        if (isLast) onFirst();
        play(true);
      }
    },
  };
}
