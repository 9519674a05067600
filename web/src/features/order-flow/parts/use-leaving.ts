import { useEffect, useState } from 'react';

/** Whether the browser is leaving for a provider's page, and what says so; a page that comes back as it was left has not. */
export function useLeaving(): [leaving: boolean, leave: () => void] {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);
  return [leaving, () => setLeaving(true)];
}
