const MINUTE_MS = 60_000;
const UNITS = [
  { name: 'day', minutes: 24 * 60, from: 48 * 60 },
  { name: 'hour', minutes: 60, from: 60 },
  { name: 'minute', minutes: 1, from: 1 },
] as const;

/** How long ago something was, in whole units: 'less than a minute', '59 minutes', '47 hours', '2 days'. */
export const formatAge = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const unit = UNITS.find(({ from }) => minutes >= from);
  if (!unit) return 'less than a minute';
  const count = Math.floor(minutes / unit.minutes);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
};
