// A game's options: a schema for forms, a reader for input from outside, and samples for the tests.
import { isRecord, type Json, type Parsed, parsed, refused } from './json.ts';

export interface Field<T> {
  readonly about: string;
  readonly default: T;
  /** A JSON Schema of this field, for forms and for programs. */
  readonly schema: { readonly [key: string]: Json };
  /** Values that together reach every rule that this field switches. The tests play them. */
  readonly samples: readonly T[];
  read(x: unknown): Parsed<T>;
}

export interface Schema<O> {
  readonly fields: { readonly [K in keyof O]: Field<O[K]> };
  /** Why a combination of valid fields is not allowed; null: it is allowed. */
  conflict(options: O): string | null;
}

export function choice<T extends string | number | boolean | null>(
  values: readonly T[],
  standard: T,
  about: string,
): Field<T> {
  return {
    about,
    default: standard,
    schema: { enum: values },
    samples: values,
    read: (x) =>
      values.includes(x as T)
        ? parsed(x as T)
        : refused(`must be one of ${values.map((v) => JSON.stringify(v)).join(', ')}`),
  };
}

export const flag = (standard: boolean, about: string): Field<boolean> => choice([false, true], standard, about);

/** Missing fields take their defaults; unknown ones are refused, so that a misspelt option is noticed. */
export function readOptions<O>(schema: Schema<O>, x: unknown): Parsed<O> {
  const given = x ?? {};
  if (!isRecord(given)) return refused('options must be an object');
  const names = Object.keys(schema.fields) as (keyof O & string)[];
  for (const name of Object.keys(given)) {
    if (!names.includes(name as keyof O & string)) {
      return refused(`there is no option ${JSON.stringify(name.slice(0, 40))}; the options are ${names.join(', ')}`);
    }
  }
  const options = {} as O;
  for (const name of names) {
    const field = schema.fields[name];
    const read = Object.hasOwn(given, name) ? field.read(given[name]) : parsed(field.default);
    if (!read.ok) return refused(`option ${name} ${read.why}`);
    options[name] = read.value;
  }
  const conflict = schema.conflict(options);
  return conflict === null ? parsed(options) : refused(conflict);
}

/** The schema as JSON Schema. */
export function describeOptions<O>(schema: Schema<O>): Json {
  const fields = Object.entries(schema.fields) as [string, Field<Json>][];
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, { ...field.schema, default: field.default, description: field.about }]),
    ),
    additionalProperties: false,
  };
}

/** Every valid combination of the fields' samples. */
export function everyOptions<O>(schema: Schema<O>): O[] {
  let all: O[] = [{} as O];
  for (const name of Object.keys(schema.fields) as (keyof O)[]) {
    all = all.flatMap((o) => schema.fields[name].samples.map((value) => ({ ...o, [name]: value })));
  }
  return all.filter((o) => schema.conflict(o) === null);
}
