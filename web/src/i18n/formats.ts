// Numbers, lists, dates and durations by the conventions of a language (CLDR). draftwork/i18n/formats.py has the same
// for the terminal. Both write a minus sign (U+2212) where CLDR has a hyphen.
import { FluentNumber, type FluentFunction } from "@fluent/bundle";

const MINUS = "−";
const DAY = 86400;
const HOUR = 3600;

type NumberOptions = Intl.NumberFormatOptions;

export function formatNumber(value: number, language: string, options: NumberOptions = {}): string {
  return trueMinus(new Intl.NumberFormat(language, options).format(value));
}

/** A number with its sign, also a plus; zero has none. */
export const formatSigned = (value: number, language: string): string =>
  formatNumber(value, language, { signDisplay: "exceptZero" });

/** A list with the conjunction of the language: a, b and c. */
export const formatList = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(items);

/** Items side by side, without a conjunction. */
export const formatUnits = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "unit" }).format(items);

/** Day and time of a moment, which is given in seconds. */
export const formatMoment = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

/** Time on a clock: 09:59, 1:09:59, 2 days 23 hr. */
export function formatDuration(seconds: number, language: string): string {
  if (seconds >= DAY) return daysAndHours(seconds, language);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const rest = `${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest;
}

function daysAndHours(seconds: number, language: string): string {
  const hours = Math.floor((seconds % DAY) / HOUR);
  const shown = (value: number, unit: string): string =>
    formatNumber(value, language, { style: "unit", unit, unitDisplay: "short" });
  const days = shown(Math.floor(seconds / DAY), "day");
  return hours ? `${days} ${shown(hours, "hour")}` : days;
}

const trueMinus = (text: string): string => text.replace("-", MINUS);

/** A number in a sentence. */
export class LocalizedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return trueMinus(super.toString(...scope));
  }
}

/** Fluent's function NUMBER with all options of Intl.NumberFormat. */
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
