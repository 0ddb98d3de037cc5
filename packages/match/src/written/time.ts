// Times in the form 2026-11-16T00:12:01.123Z, computed with integers: this package uses no platform clock or calendar.
import { isMoment } from './words.ts';

const DAY = 86_400_000;
/** Days from 1 March of the year 0 to 1 January 1970. */
const EPOCH = 719_468;
const FOUR_CENTURIES = 146_097;
/** The day that was written last: many lines of a log have the same day. */
let latest = { day: -1, text: '' };

export function writeMoment(at: number): string {
  const day = Math.floor(at / DAY);
  if (day !== latest.day) latest = { day, text: writeDay(day) };
  const ms = at % DAY;
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${latest.text}T${two(hours)}:${two(minutes)}:${two(seconds)}.${digits(ms % 1000, 3)}Z`;
}

/** Years begin in March here, so that the leap day comes last and months follow one formula. */
function writeDay(sinceEpoch: number): string {
  const days = sinceEpoch + EPOCH;
  const era = Math.floor(days / FOUR_CENTURIES);
  const day = days % FOUR_CENTURIES;
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365);
  const dayOfYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return `${digits(era * 400 + year + (month <= 2 ? 1 : 0), 4)}-${two(month)}-${two(date)}`;
}

/** Accepts only what `writeMoment` writes; null for anything else. */
export function readMoment(text: string): number | null {
  if (latest.day >= 0 && text.startsWith(latest.text)) return readTime(text, latest.day);
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/.exec(text);
  if (found === null) return null;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0, ms = 0] = found.slice(1).map(Number);
  const fromMarch = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const leaps = Math.floor(fromMarch / 4) - Math.floor(fromMarch / 100) + Math.floor(fromMarch / 400);
  const days = 365 * fromMarch + leaps + dayOfYear - EPOCH;
  const at = days * DAY + hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + ms;
  // Writing it back detects 31 February and half past 25.
  return isMoment(at) && writeMoment(at) === text ? at : null;
}

/** The time of a known day, from digits only. */
function readTime(text: string, day: number): number | null {
  if (text.length !== 24 || text.charCodeAt(10) !== T || text.charCodeAt(19) !== DOT || text.charCodeAt(23) !== Z)
    return null;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return null;
  const [hours, minutes, seconds] = [pair(text, 11), pair(text, 14), pair(text, 17)];
  const ms = digit(text, 20) * 100 + pair(text, 21);
  // A character that is not a digit gives NaN, and NaN fails every comparison.
  const isTime = hours < 24 && minutes < 60 && seconds < 60 && ms < 1000;
  return isTime ? day * DAY + hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + ms : null;
}

const codeOf = (mark: string): number => mark.charCodeAt(0);
const [T, Z, COLON, DOT, ZERO] = [codeOf('T'), codeOf('Z'), codeOf(':'), codeOf('.'), codeOf('0')];

function digit(text: string, index: number): number {
  const value = text.charCodeAt(index) - ZERO;
  return value >= 0 && value <= 9 ? value : Number.NaN;
}

const pair = (text: string, index: number): number => digit(text, index) * 10 + digit(text, index + 1);
const digits = (n: number, count: number): string => String(n).padStart(count, '0');
const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);
