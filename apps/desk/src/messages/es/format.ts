import type { format as en } from '../en/format';
import type { Texts } from '../texts';

export const format: Texts<typeof en> = {
  seconds: '{n, number} s',
  minutes: '{n, number} min',
  minutesAndSeconds: '{minutes, number} min {seconds, number} s',
  hours: '{n, number} h',
  hoursAndMinutes: '{hours, number} h {minutes, number} min',
  days: '{n, number} d',
  justNow: 'ahora mismo',
  ago: 'hace {age}',
};
