export const format = {
  seconds: '{n, number} s',
  minutes: '{n, number} min',
  minutesAndSeconds: '{minutes, number} min {seconds, number} s',
  hours: '{n, number} h',
  hoursAndMinutes: '{hours, number} h {minutes, number} min',
  days: '{n, number} d',
  justNow: 'just now',
  ago: '{age} ago',
} as const;
