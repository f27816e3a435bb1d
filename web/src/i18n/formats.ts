// Numbers, lists, dates and durations in the conventions of a language (CLDR). draftwork/i18n/formats.py has the same
// functions for the terminal. Both write a minus sign (U+2212) where CLDR has a hyphen.
import { type FluentFunction, FluentNumber } from "@fluent/bundle";

const MINUS = "−";
const DAY = 86400;
const HOUR = 3600;

type NumberOptions = Intl.NumberFormatOptions;

export function formatNumber(value: number, language: string, options: NumberOptions = {}): string {
  return withMinusSign(new Intl.NumberFormat(language, options).format(value));
}

/** A number with a plus or minus sign; zero has none. */
export const formatSigned = (value: number, language: string): string =>
  formatNumber(value, language, { signDisplay: "exceptZero" });

/** A list with the conjunction of the language: a, b and c. */
export const formatList = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(items);

/** A list without a conjunction. */
export const formatUnits = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "unit" }).format(items);

const OTHERWISE: Record<string, string> = { en: "en-GB" }; // for readers whose browser has another language

/** The language with the region that the browser prefers: dates differ between British and American English. */
export const regional = (language: string, wanted: readonly string[] = navigator.languages): string =>
  wanted.find((code) => code.startsWith(`${language}-`)) ?? OTHERWISE[language] ?? language;

/** Date and time of a Unix timestamp in seconds. */
export const formatMoment = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );

/** Time on a clock: 09:59, 1:09:59, 2 days 23 hr. */
export function formatDuration(seconds: number, language: string): string {
  if (seconds >= DAY) return formatDays(seconds, language);
  const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const minutes = `${twoDigits((seconds % HOUR) / 60)}:${twoDigits(seconds % 60)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${minutes}` : minutes;
}

function formatDays(seconds: number, language: string): string {
  const format = (value: number, unit: string): string =>
    formatNumber(value, language, { style: "unit", unit, unitDisplay: "short" });
  const hours = Math.floor((seconds % DAY) / HOUR);
  const days = format(Math.floor(seconds / DAY), "day");
  return hours ? `${days} ${format(hours, "hour")}` : days;
}

const withMinusSign = (text: string): string => text.replace("-", MINUS);

/** A number as an argument of a message. */
export class LocalizedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinusSign(super.toString(...scope));
  }
}

/** The Fluent function NUMBER with all options of Intl.NumberFormat. */
export const NUMBER: FluentFunction = ([value], options) => {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER takes a number");
  const given = Object.fromEntries(
    Object.entries(options).map(([key, option]) => [
      key,
      typeof option === "string" ? option : option.valueOf(),
    ]),
  );
  return new LocalizedNumber(value.valueOf(), { ...value.opts, ...given });
};
