/** `March 3, 2026` */
export function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** `3 hours ago`, `2 days ago`, and from a week on `older(date)`. */
export function age(date: Date, now: Date, older: (date: Date) => string): string {
  const hours = Math.floor((now.getTime() - date.getTime()) / 3_600_000);
  if (hours < 1) return 'just now';
  if (hours < 24) return plural(hours, 'hour');
  const days = Math.floor(hours / 24);
  return days < 7 ? plural(days, 'day') : older(date);
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
