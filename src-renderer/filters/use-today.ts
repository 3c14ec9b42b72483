/** The current UTC day, kept right in a window that stays open over midnight. */
import { useEffect, useState } from 'react';

import { dayOf, startOfDay } from '#shared/time/day.ts';

/** Days since 1970-01-01; changes at midnight UTC. */
export function useToday(): number {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const untilMidnightMs = startOfDay(today + 1) - Date.now();
    const timer = setTimeout(() => setToday(dayOf(Date.now())), Math.max(untilMidnightMs, 0) + 50);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
